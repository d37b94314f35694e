import { historyEndpoints } from '@mediatheque/contract/operations/history/history.endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { refresh, useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { errorMessage, toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { RevertedChange } from './history-entry.tsx'
import { ChangedValue } from './history-values.tsx'
import { revertChange } from './history.queries.ts'
import classes from './history.module.css'

interface RevertDialogProps {
  reverted: RevertedChange | undefined
  onClose(): void
  /** The record is other than it was. */
  onDone(): void
}

/** Shows what will be written before it is. */
export function RevertDialog({ reverted, onClose, onDone }: RevertDialogProps) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { mutate, isPending } = useWrite(revertChange, {
    onSuccess: () => {
      toast.positive(t('Former value written again'))
      onClose()
      onDone()
    },
    onError: async (error) => {
      toast.danger(errorMessage(error))
      onClose()
      await refresh(queries, [historyEndpoints.getHistoryOf])
    },
  })
  const change = reverted && swapped(reverted)
  return (
    <ConfirmDialog
      isOpen={reverted !== undefined}
      isOnTop
      title={t('Write the former value again?')}
      text={t('This is saved like any other edit, and written down as a change of its own.')}
      confirmLabel={t('Revert')}
      cancelLabel={t('Cancel')}
      isBusy={isPending}
      onClose={onClose}
      onConfirm={() =>
        reverted &&
        mutate({
          params: { id: reverted.event.id },
          body: { fields: [reverted.change.field] },
        })
      }
    >
      {change && (
        <dl className={classes.changes}>
          <div className={classes.change}>
            <dt>{change.label}</dt>
            <dd>
              <ChangedValue change={change} />
            </dd>
          </div>
        </dl>
      )}
    </ConfirmDialog>
  )
}

/** What the record is now becomes what it was. */
const swapped = ({ change }: RevertedChange) => ({
  ...change,
  before: change.after,
  after: change.before,
})
