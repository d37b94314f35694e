import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import { versionsOf } from '@mediatheque/contract/core/version.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ApiError, type Args, call } from '../api.ts'
import { showConflict } from '../conflicts.ts'
import { useTranslate } from '../i18n.ts'
import { toast } from '../toast.ts'

/** Trying again with the same records would fail again: they are no longer there, or are no ids at all. */
const HOPELESS = [404, 422]

interface Deletable {
  readonly id: number
  readonly version: number
}

interface DeleteRecordsDialogProps {
  /** `DELETE …/:ids`, which answers how many. */
  endpoint: Endpoint
  /** What is to be deleted; none: the dialog is closed. */
  records: readonly Deletable[]
  /** With their names or how many there are. */
  question: string
  /** Begins the keys of what has to be read anew. */
  refreshes: string
  onClose(): void
  /** Deleted, or hopeless: what was chosen need not stay chosen. */
  onDone(): void
}

interface Deletion {
  /** Begins the keys of what has to be read anew. */
  readonly refreshes: string
  call(): Promise<unknown>
  /** Deleted, or hopeless: what was chosen need not stay chosen. */
  onDone(): void
}

/** Deletes so many records, all of them or none, and says how it went. */
export function useDeletion(count: number, { refreshes, call: run, onDone }: Deletion) {
  const t = useTranslate()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: [refreshes] })
  return useMutation({
    mutationFn: run,
    onSuccess: async () => {
      toast.positive(t('Deleted [one 1 record|other :count records]', { count }))
      onDone()
      await refresh()
    },
    onError: async (error) => {
      if (showConflict(error)) return
      toast.danger(t('Could not delete records'))
      if (!(error instanceof ApiError && HOPELESS.includes(error.status))) return
      onDone()
      await refresh()
    },
  })
}

/** Asks whether to delete records of a list, all of them or none, and does. */
export function DeleteRecordsDialog({
  endpoint,
  records,
  question,
  refreshes,
  onClose,
  onDone,
}: DeleteRecordsDialogProps) {
  const t = useTranslate()
  const { mutate, isPending } = useDeletion(records.length, {
    refreshes,
    onDone,
    call: () =>
      call(endpoint, {
        params: { ids: records.map(({ id }) => id).join(',') },
        body: { versions: versionsOf(records) },
      } as Args<Endpoint>),
  })
  return (
    <ConfirmDialog
      isOpen={records.length > 0}
      title={question}
      text={t('This will permanently remove the items and cannot be undone.')}
      confirmLabel={t('Delete')}
      cancelLabel={t('Cancel')}
      isDangerous
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  )
}
