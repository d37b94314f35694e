import { catalogueFileEndpoints } from '@mediatheque/contract/catalogue/media-import/catalogue-files.endpoints.ts'
import { CATALOGUE_FILE_PURPOSE } from '@mediatheque/contract/catalogue/media-import/catalogue-files.schemas.ts'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { addressOf } from '../../../../lib/api.ts'
import { useFormat } from '../../../../lib/format.ts'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { errorMessage } from '../../../../lib/toast.ts'
import { largestFile } from '../../../../lib/uploads/largest-file.ts'
import { useUploads } from '../../../../lib/uploads/use-uploads.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { DropZone } from '../../../../ui/upload/drop-zone.tsx'
import { UploadList } from '../../../../ui/upload/upload-list.tsx'
import { startImport, watchedImportsQuery } from './catalogue-files.queries.ts'
import { CatalogueImport } from './catalogue-import.tsx'
import classes from './exchange.module.css'

/** The whole catalogue as a file, and files of catalogues as titles. */
export function ExchangePage() {
  const t = useTranslate()
  return (
    <Page>
      <PageHeader
        title={t('Export and import')}
        text={t('The whole catalogue as a file: for another site, or to keep.')}
      />
      <div className={classes.parts}>
        <section className={classes.part} aria-labelledby="export-title">
          <h2 id="export-title">{t('Export')}</h2>
          <p>
            {t(
              'All people and titles with everything that belongs to them, one on each line: facts in both languages, locks, pictures, who is in them, seasons, episodes, videos and captions. Nothing of members.',
            )}
          </p>
          <Button
            component="a"
            href={addressOf(catalogueFileEndpoints.exportCatalogue, {})}
            download
            leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
          >
            {t('Download the catalogue')}
          </Button>
        </section>
        <section className={classes.part} aria-labelledby="import-title">
          <h2 id="import-title">{t('Import')}</h2>
          <p>
            {t(
              'A file that was exported here or on another site. What is here already is completed and never overwritten, and what is locked is left alone: the same file again changes nothing.',
            )}
          </p>
          <SendCatalogue />
        </section>
        <section className={classes.part} aria-labelledby="imports-title">
          <h2 id="imports-title">{t('Latest imports')}</h2>
          <Imports />
        </section>
      </div>
    </Page>
  )
}

/** A file is imported as soon as it has arrived. */
function SendCatalogue() {
  const t = useTranslate()
  const format = useFormat()
  const { mutate } = useWrite(startImport, {})
  const begin = useCallback(({ id }: { id: number }) => mutate({ body: { file_id: id } }), [mutate])
  const { queue, uploads, unfinished } = useUploads(CATALOGUE_FILE_PURPOSE, begin)
  return (
    <div className={classes.wide}>
      <DropZone
        text={t('Drop a file here, or choose one.')}
        hint={t('JSON Lines, up to :size.', {
          size: format.bytes(largestFile(CATALOGUE_FILE_PURPOSE)),
        })}
        buttonLabel={t('Choose a file')}
        inputLabel={t('Import')}
        onFiles={queue.add}
      />
      <UploadList queue={queue} uploads={uploads} unfinished={unfinished} />
    </div>
  )
}

function Imports() {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(watchedImportsQuery())
  if (error && !data)
    return (
      <ErrorState
        title={t('The imports could not be loaded')}
        text={errorMessage(error)}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
      />
    )
  if (data?.imports.length === 0) return <p>{t('Nothing was imported yet.')}</p>
  return (
    <ul className={`${classes.runs} ${classes.wide}`}>
      {data?.imports.map((run) => (
        <CatalogueImport key={run.id} run={run} />
      ))}
    </ul>
  )
}
