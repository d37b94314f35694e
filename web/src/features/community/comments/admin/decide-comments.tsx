import type { ReportedCommentView } from '@mediatheque/contract/community/comments/reported-comments.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../lib/api.ts'
import { refresh, useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast, toastError } from '../../../../lib/toast.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { clearReports, deleteReportedComments, SHOWING } from './reported-comments.queries.ts'

/** What somebody is about to decide about comments. */
export interface Decision {
  readonly kind: 'delete' | 'clear'
  readonly comments: readonly ReportedCommentView[]
}

interface DecideCommentsProps {
  /** Undefined while nothing is asked. */
  decision: Decision | undefined
  onClose(): void
  /** Decided, by the reader or by somebody else meanwhile. */
  onDone(): void
}

/** Asks once, and deletes comments or what was said about them: all of them or none. */
export function DecideComments({ decision, onClose, onDone }: DecideCommentsProps) {
  const t = useTranslate()
  const { decide, isBusy } = useDecide(onDone)
  const count = decision?.comments.length ?? 0
  const isClearing = decision?.kind === 'clear'
  return (
    <ConfirmDialog
      isOpen={decision !== undefined}
      title={
        isClearing
          ? t('Delete the reports on [one this comment|other :count comments]?', { count })
          : t('Delete [one this comment|other :count comments]?', { count })
      }
      text={
        isClearing
          ? t('Deleting the reports keeps what they are about. What was said stays in the history.')
          : t(
              'Answers stay, below a note that a comment was deleted. What was said about it stays in the history.',
            )
      }
      confirmLabel={isClearing ? t('Delete the reports') : t('Delete')}
      cancelLabel={t('Cancel')}
      isDangerous
      isOnTop
      isBusy={isBusy}
      onConfirm={() => decision && decide(decision)}
      onClose={onClose}
    />
  )
}

function useDecide(onDone: () => void) {
  const t = useTranslate()
  const queries = useQueryClient()
  const onError = async (error: unknown) => {
    toastError(error)
    // Somebody else was faster: asking again would fail again.
    if (!(error instanceof ApiError) || error.status !== 404) return
    onDone()
    await refresh(queries, SHOWING)
  }
  const removing = useWrite(deleteReportedComments, {
    onError,
    onSuccess: ({ deleted: count }) => {
      toast.positive(t('[one Comment deleted|other Deleted :count comments]', { count }))
      onDone()
    },
  })
  const clearing = useWrite(clearReports, {
    onError,
    onSuccess: ({ deleted: count }) => {
      toast.positive(t('[one Report deleted|other Deleted :count reports]', { count }))
      onDone()
    },
  })
  const decide = ({ kind, comments }: Decision) => {
    const params = { ids: comments.map(({ id }) => id).join(',') }
    if (kind === 'delete') removing.mutate({ params })
    else clearing.mutate({ params, body: { seen: newestReports(comments) } })
  }
  return { decide, isBusy: removing.isPending || clearing.isPending }
}

/** The newest first. */
const newestReports = (comments: readonly ReportedCommentView[]) =>
  Object.fromEntries(
    comments.flatMap(({ id, reports: [newest] }) => (newest ? [[String(id), newest.id]] : [])),
  )
