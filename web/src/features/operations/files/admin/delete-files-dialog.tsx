import { fileEndpoints } from '@mediatheque/contract/operations/files/files.endpoints.ts'
import type { ListedFileView } from '@mediatheque/contract/operations/files/files.schemas.ts'
import { call } from '../../../../lib/api.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useDeletion } from '../../../../lib/lists/delete-records-dialog.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { FILES_KEY } from './files.queries.ts'

interface DeleteFilesDialogProps {
  deleted: { readonly rows: readonly ListedFileView[]; clear(): void } | undefined
  onClose(): void
}

/** Asks whether to delete files, all of them or none, and does. */
export function DeleteFilesDialog({ deleted, onClose }: DeleteFilesDialogProps) {
  const t = useTranslate()
  const entryIds = deleted?.rows.map(({ id }) => id) ?? []
  const { mutate, isPending } = useDeletion(entryIds.length, {
    refreshes: FILES_KEY,
    call: () => call(fileEndpoints.deleteFiles, { body: { entryIds } }),
    onDone: () => {
      deleted?.clear()
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen={deleted !== undefined}
      title={t('[one Delete this file?|other Delete :count files?]', { count: entryIds.length })}
      text={t(
        'Nobody sees them any more from now on. What uses them shows nothing in their place.',
      )}
      confirmLabel={t('Delete')}
      cancelLabel={t('Cancel')}
      isDangerous
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  )
}
