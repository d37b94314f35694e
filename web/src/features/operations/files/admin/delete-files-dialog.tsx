import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { fileEndpoints } from '@mediatheque/contract/operations/files/files.endpoints.ts'
import type { ListedFileView } from '@mediatheque/contract/operations/files/files.schemas.ts'
import { call } from '../../../../lib/api.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useDeletion } from '../../../../lib/lists/use-delete-records.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { nameUse } from './file-cells.tsx'
import classes from './files.module.css'
import { FILES_KEY } from './files.queries.ts'

interface DeleteFilesDialogProps {
  deleted: { readonly rows: readonly ListedFileView[]; clear(): void } | undefined
  onClose(): void
}

/** Asks whether to delete files, all of them or none, and does. */
function DeleteFilesDialog({ deleted, onClose }: DeleteFilesDialogProps) {
  const t = useTranslate()
  const rows = deleted?.rows ?? []
  const entryIds = rows.map(({ id }) => id)
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
      title={
        rows.length === 1
          ? t('Delete “:name”?', { name: rows[0]!.name })
          : t('[one Delete this file?|other Delete :count files?]', { count: rows.length })
      }
      text={t('This will permanently remove the items and cannot be undone.')}
      confirmLabel={t('Delete')}
      cancelLabel={t('Cancel')}
      isDangerous
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <Uses files={rows} />
    </ConfirmDialog>
  )
}

/** What will miss a file. Whoever keeps one is asked by the question itself. */
function Uses({ files }: { files: readonly ListedFileView[] }) {
  const t = useTranslate()
  const uses = files.flatMap(({ id, name: file, used_by }) =>
    used_by
      .filter(({ kind }) => kind !== 'Kept by its owner')
      .map(({ kind, name }) => ({ id, file, use: nameUse(t, { kind, name }) })),
  )
  if (uses.length === 0) return null
  return (
    <div className={classes.uses}>
      <p>{t('What uses it shows nothing in its place:')}</p>
      <ul>
        {uses.map(({ id, file, use }) => (
          <li key={`${id} ${use}`}>
            {use} <span className={classes.quiet}>{file}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The action of a list that deletes what is chosen of it, and the question before. */
export function useDeleteFiles() {
  const t = useTranslate()
  const [deleted, setDeleted] = useState<{ rows: readonly ListedFileView[]; clear(): void }>()
  return {
    action: {
      label: t('Delete'),
      icon: <IconTrash size={16} stroke={1.5} aria-hidden />,
      isDelete: true,
      onRun: (rows: readonly ListedFileView[], clear: () => void) => setDeleted({ rows, clear }),
    },
    dialog: <DeleteFilesDialog deleted={deleted} onClose={() => setDeleted(undefined)} />,
  } as const
}
