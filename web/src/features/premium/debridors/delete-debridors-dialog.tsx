import { debridorEndpoints } from '@mediatheque/contract/premium/debridors/debridors.endpoints.ts'
import type { DebridorView } from '@mediatheque/contract/premium/debridors/debridors.schemas.ts'
import { versionsOf } from '@mediatheque/contract/core/version.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../../lib/api.ts'
import { showConflict } from '../../../lib/conflicts.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DEBRIDORS_KEY } from './debridors.queries.ts'

/** Trying again with the same accounts would fail again: they are no longer there, or are no ids at all. */
const HOPELESS = [404, 422]

interface DeleteDebridorsDialogProps {
  isOpen: boolean
  accounts: readonly DebridorView[]
  onClose(): void
  /** Deleted, or hopeless: what was chosen need not stay chosen. */
  onDone(): void
}

export function DeleteDebridorsDialog({
  isOpen,
  accounts,
  onClose,
  onDone,
}: DeleteDebridorsDialogProps) {
  const t = useTranslate()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: DEBRIDORS_KEY })
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(debridorEndpoints.deleteDebridors, {
        params: { ids: accounts.map(({ id }) => id).join(',') },
        body: { versions: versionsOf(accounts) },
      }),
    onSuccess: async ({ deleted }) => {
      toast.positive(t('Deleted [one 1 record|other :count records]', { count: deleted }))
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
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('[one Delete this account?|other Delete :count accounts?]', {
        count: accounts.length,
      })}
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
