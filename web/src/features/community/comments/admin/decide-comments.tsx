import type { ReportedCommentView } from '@mediatheque/contract/community/comments/reported-comments.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../lib/api.ts'
import { refresh, useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast, toastError } from '../../../../lib/toast.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { ReasonDialog } from '../../staff-answers/admin/reason-dialog.tsx'
import { NOTHING_SAID } from '../../staff-answers/admin/reason-field.tsx'
import {
  approveComments,
  clearReports,
  deleteReportedComments,
  SHOWING,
} from './reported-comments.queries.ts'

/** What somebody is about to decide about comments. */
export interface Decision {
  readonly kind: 'approve' | 'delete' | 'clear'
  readonly comments: readonly ReportedCommentView[]
}

interface DecideCommentsProps {
  /** Undefined while nothing is asked. */
  decision: Decision | undefined
  onClose(): void
  /** Decided, by the reader or by somebody else meanwhile. */
  onDone(): void
}

/** Asks once, and lets everybody read comments, or deletes them or what was said about them: all of them or none. */
export function DecideComments({ decision, onClose, onDone }: DecideCommentsProps) {
  const t = useTranslate()
  const { decide, isBusy } = useDecide(onDone)
  const count = decision?.comments.length ?? 0
  const words = useQuestion(decision?.kind ?? 'delete', count)
  if (decision?.kind === 'delete')
    return (
      <ReasonDialog
        use="comment"
        {...words}
        isBusy={isBusy}
        onConfirm={(said) => decide(decision, said)}
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      isOpen={decision !== undefined}
      {...words}
      cancelLabel={t('Cancel')}
      isDangerous={decision?.kind !== 'approve'}
      isOnTop
      isBusy={isBusy}
      onConfirm={() => decision && decide(decision)}
      onClose={onClose}
    />
  )
}

function useQuestion(kind: Decision['kind'], count: number) {
  const t = useTranslate()
  switch (kind) {
    case 'approve':
      return {
        title: t('Approve [one this comment|other :count comments]?', { count }),
        text: t(
          'Everybody reads [one it|other them]. What was reported about [one it|other them] is settled.',
          { count },
        ),
        confirmLabel: t('Approve'),
      }
    case 'clear':
      return {
        title: t('Delete the reports on [one this comment|other :count comments]?', { count }),
        text: t(
          'Deleting the reports keeps what they are about. What was said stays in the history.',
        ),
        confirmLabel: t('Delete the reports'),
      }
    case 'delete':
      return {
        title: t('Delete [one this comment|other :count comments]?', { count }),
        text: t(
          'Answers stay, below a note that a comment was deleted. What was said about it stays in the history.',
        ),
        confirmLabel: t('Delete'),
      }
  }
}

function useDecide(onDone: () => void) {
  const t = useTranslate()
  const queries = useQueryClient()
  const onError = async (error: unknown) => {
    toastError(error)
    // Somebody else was faster, or the words are others by now: asking again would fail again.
    if (!(error instanceof ApiError) || ![404, 409].includes(error.status)) return
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
  const approving = useWrite(approveComments, {
    onError,
    onSuccess: ({ approved: count }) => {
      toast.positive(t('[one Comment approved|other Approved :count comments]', { count }))
      onDone()
    },
  })
  const decide = ({ kind, comments }: Decision, said = NOTHING_SAID) => {
    const params = { ids: comments.map(({ id }) => id).join(',') }
    if (kind === 'delete') removing.mutate({ params, body: said })
    else if (kind === 'approve') approving.mutate({ params, body: whatWasRead(comments) })
    else clearing.mutate({ params, body: { seen: newestReports(comments) } })
  }
  return { decide, isBusy: [removing, clearing, approving].some(({ isPending }) => isPending) }
}

const whatWasRead = (comments: readonly ReportedCommentView[]) => ({
  edits: Object.fromEntries(comments.map(({ id, edits }) => [String(id), edits])),
  seen: newestReports(comments),
})

/** The newest first. */
const newestReports = (comments: readonly ReportedCommentView[]) =>
  Object.fromEntries(
    comments.flatMap(({ id, reports: [newest] }) => (newest ? [[String(id), newest.id]] : [])),
  )
