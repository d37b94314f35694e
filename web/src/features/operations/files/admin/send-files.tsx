import { KEPT_FILE_PURPOSE } from '@mediatheque/contract/operations/files/file-purposes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useSession } from '../../../../lib/session.tsx'
import { largestFile } from '../../../../lib/uploads/largest-file.ts'
import { useUploads } from '../../../../lib/uploads/use-uploads.ts'
import { DropZone } from '../../../../ui/upload/drop-zone.tsx'
import { UploadList } from '../../../../ui/upload/upload-list.tsx'
import classes from './files.module.css'
import { FILES_KEY } from './files.queries.ts'

/** Where files are dropped, and the list of those on their way. */
export function SendFiles() {
  const t = useTranslate()
  const format = useFormat()
  const { can } = useSession()
  const queries = useQueryClient()
  const { queue, uploads, unfinished } = useUploads(
    KEPT_FILE_PURPOSE,
    () => void queries.invalidateQueries({ queryKey: [FILES_KEY] }),
  )
  if (!can('files.create')) return null
  return (
    <section className={classes.send} aria-label={t('Send files')}>
      <DropZone
        text={t('Drop files here, paste them, or choose some.')}
        hint={t('Up to :size each.', { size: format.bytes(largestFile(KEPT_FILE_PURPOSE)) })}
        buttonLabel={t('Choose files')}
        inputLabel={t('Send files')}
        accept={KEPT_FILE_PURPOSE.types}
        onFiles={queue.add}
      />
      <UploadList queue={queue} uploads={uploads} unfinished={unfinished} />
    </section>
  )
}
