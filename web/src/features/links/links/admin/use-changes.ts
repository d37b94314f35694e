import { versionsOf } from '@mediatheque/contract/core/version.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showConflict } from '../../../../lib/conflicts.ts'
import { refresh } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast, toastError } from '../../../../lib/toast.ts'
import type { ContributionActs } from './contribution-acts.ts'
import type { Contribution } from './queue-kinds.ts'

type Changed = Pick<Contribution, 'id' | 'version'>

/** Deletes and marks, and says how it went. */
export function useChanges(acts: ContributionActs) {
  const t = useTranslate()
  const queries = useQueryClient()
  const onSettled = () => refresh(queries, acts.shown)
  const removal = useMutation({
    mutationFn: (rows: readonly Changed[]) =>
      acts.remove({
        params: { ids: rows.map(({ id }) => id).join(',') },
        body: { versions: versionsOf(rows) },
      }),
    onSuccess: ({ deleted }) =>
      toast.positive(t('Deleted [one 1 record|other :count records]', { count: deleted })),
    onError: (failure) => {
      if (!showConflict(failure)) toast.danger(t('Could not delete records'))
    },
    onSettled,
  })
  const marking = useMutation({
    mutationFn: ({ row, active }: { row: Changed; active: 1 | 2 }) =>
      acts.mark(row.id, { version: row.version, active }),
    onSuccess: () => toast.positive(t('Link updated successfully')),
    onError: toastError,
    onSettled,
  })
  return {
    remove: removal.mutateAsync,
    isRemoving: removal.isPending,
    mark: marking.mutate,
    /** What is being marked now. */
    marked: marking.isPending ? marking.variables.row.id : undefined,
  }
}
