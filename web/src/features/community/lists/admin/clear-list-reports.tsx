import type { ReportedListView } from '@mediatheque/contract/community/lists/reported-lists.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../lib/api.ts'
import { refresh, useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast, toastError } from '../../../../lib/toast.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { SHOWING_LISTS } from '../withheld-lists.queries.ts'
import { clearReports } from './reported-lists.queries.ts'

interface ClearListReportsProps {
  lists: readonly ReportedListView[]
  onClose(): void
  /** Decided, by the reader or by somebody else meanwhile. */
  onDone(): void
}

/** Asks once, and deletes what was said about lists: all of it that was read. */
export function ClearListReports({ lists, onClose, onDone }: ClearListReportsProps) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { mutate, isPending } = useWrite(clearReports, {
    onError: async (error) => {
      toastError(error)
      // Somebody else was faster: asking again would fail again.
      if (!(error instanceof ApiError) || error.status !== 404) return
      onDone()
      await refresh(queries, SHOWING_LISTS)
    },
    onSuccess: ({ deleted: count }) => {
      toast.positive(t('[one Report deleted|other Deleted :count reports]', { count }))
      onDone()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title={t('Delete the reports on [one this list|other :count lists]?', {
        count: lists.length,
      })}
      text={t(
        'Deleting the reports keeps what they are about. What was said stays in the history.',
      )}
      confirmLabel={t('Delete the reports')}
      cancelLabel={t('Cancel')}
      isDangerous
      isBusy={isPending}
      onConfirm={() =>
        mutate({
          params: { ids: lists.map(({ id }) => id).join(',') },
          body: { seen: newestReports(lists) },
        })
      }
      onClose={onClose}
    />
  )
}

/** The newest first. */
const newestReports = (lists: readonly ReportedListView[]) =>
  Object.fromEntries(
    lists.flatMap(({ id, reports: [newest] }) => (newest ? [[String(id), newest.id]] : [])),
  )
