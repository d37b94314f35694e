import { LIST_FILE_MAX_BYTES } from '@mediatheque/contract/community/lists/list-import.constants.ts'
import { MOST_LIST_ITEMS } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { Loader } from '@mantine/core'
import { focusAtOnce } from '../../../../lib/focus-on.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { DropZone } from '../../../../ui/upload/drop-zone.tsx'
import classes from './import.module.css'

interface FileIntakeProps {
  fault: string | undefined
  isReading: boolean
  /** From the file before, whose button is gone: whoever pressed it goes on here. */
  isBack: boolean
  onFile(file: File): void
}

/** Where the file comes from, and which files these may be. */
export function FileIntake({ fault, isReading, isBack, onFile }: FileIntakeProps) {
  const t = useTranslate()
  return (
    <div className={classes.intake} tabIndex={-1} ref={isBack ? focusAtOnce : undefined}>
      <DropZone
        isSingle
        text={t('Drop the file of a list here, paste it, or choose one.')}
        hint={t('CSV of at most :size MB and :most titles.', {
          size: LIST_FILE_MAX_BYTES >> 20,
          most: MOST_LIST_ITEMS,
        })}
        buttonLabel={t('Choose a file')}
        inputLabel={t('File of titles')}
        accept={['.csv', '.txt', '.tsv', 'text/csv']}
        error={fault}
        onFiles={([file]) => file && onFile(file)}
      />
      <p className={classes.reading} role="status">
        {isReading && (
          <>
            <Loader size="xs" aria-hidden />
            {t('Looking for the titles of the file…')}
          </>
        )}
      </p>
      <ul className={classes.kinds}>
        <li>{t('IMDb: open a list or your watchlist there and choose “Export”.')}</li>
        <li>{t('Letterboxd: export a list, or your data in its settings.')}</li>
        <li>{t('This site: the file of any list, which “Download as CSV” gives out.')}</li>
        <li>
          {t('Any table whose first line names its columns: Title and Year, IMDb, TMDB, Note.')}
        </li>
        <li>{t('Text with a title and its year in each line: Metropolis (1927).')}</li>
      </ul>
    </div>
  )
}
