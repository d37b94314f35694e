import { CATALOGUE_PICTURE_PURPOSE } from '@mediatheque/contract/catalogue/images/catalogue-pictures.ts'
import type { FileEntryView } from '@mediatheque/contract/operations/files/files.schemas.ts'
import { useCallback, useEffect } from 'react'
import { useFormat } from '../../../../../lib/format.ts'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { useSession } from '../../../../../lib/session.tsx'
import { largestFile } from '../../../../../lib/uploads/largest-file.ts'
import { useUploads } from '../../../../../lib/uploads/use-uploads.ts'
import { DropZone } from '../../../../../ui/upload/drop-zone.tsx'
import { UploadList } from '../../../../../ui/upload/upload-list.tsx'
import { pictureOfEntry, type SentPicture } from './sent-picture.ts'

interface PictureIntakeProps {
  onSent(picture: SentPicture): void
}

/** Takes pictures from the device, several at once: chosen, dropped anywhere on the page, or pasted. */
export function PictureIntake({ onSent }: PictureIntakeProps) {
  const t = useTranslate()
  const format = useFormat()
  const { can } = useSession()
  const handleCompleted = useCallback(
    (entry: FileEntryView) => onSent(pictureOfEntry(entry)),
    [onSent],
  )
  const { queue, uploads, unfinished } = useUploads(CATALOGUE_PICTURE_PURPOSE, handleCompleted)
  const isAllowed = can('files.create')
  useFilesOfPage(queue.add, isAllowed)
  if (!isAllowed) return null
  return (
    <section aria-label={t('Send pictures')}>
      <DropZone
        text={t('Drop pictures anywhere on this page, paste them, or choose some.')}
        hint={t('JPEG, PNG, WebP, AVIF or GIF, up to :size each.', {
          size: format.bytes(largestFile(CATALOGUE_PICTURE_PURPOSE)),
        })}
        buttonLabel={t('Choose pictures')}
        inputLabel={t('Send pictures')}
        accept={CATALOGUE_PICTURE_PURPOSE.types}
        onFiles={queue.add}
      />
      <UploadList queue={queue} uploads={uploads} unfinished={unfinished} />
    </section>
  )
}

/** Where a file falls beside the field that is there for it, it is meant all the same. */
function useFilesOfPage(add: (files: readonly File[]) => void, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined
    const take = (event: Event, data: DataTransfer | null) => {
      const files = [...(data?.files ?? [])]
      if (event.defaultPrevented || files.length === 0) return
      event.preventDefault()
      add(files)
    }
    const handleOver = (event: DragEvent) => {
      // The browser would open the file in place of the page.
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const handleDrop = (event: DragEvent) => take(event, event.dataTransfer)
    const handlePaste = (event: ClipboardEvent) => take(event, event.clipboardData)
    document.addEventListener('dragover', handleOver)
    document.addEventListener('drop', handleDrop)
    document.addEventListener('paste', handlePaste)
    return () => {
      document.removeEventListener('dragover', handleOver)
      document.removeEventListener('drop', handleDrop)
      document.removeEventListener('paste', handlePaste)
    }
  }, [add, isWanted])
}
