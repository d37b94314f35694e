import type { ReportedReviewView } from '@mediatheque/contract/community/reviews/reported-reviews.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../lib/api.ts'
import { refresh, useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast, toastError } from '../../../../lib/toast.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { ReasonDialog } from '../../staff-answers/admin/reason-dialog.tsx'
import { NOTHING_SAID } from '../../staff-answers/admin/reason-field.tsx'
import { clearReports, deleteReportedReviews, SHOWING } from './reported-reviews.queries.ts'

/** What somebody is about to decide about reviews. */
export interface Decision {
  readonly kind: 'delete' | 'clear'
  readonly reviews: readonly ReportedReviewView[]
}

interface DecideReviewsProps {
  /** Undefined while nothing is asked. */
  decision: Decision | undefined
  onClose(): void
  /** Decided, by the reader or by somebody else meanwhile. */
  onDone(): void
}

/** Asks once, and deletes reviews or what was said about them: all of them or none. */
export function DecideReviews({ decision, onClose, onDone }: DecideReviewsProps) {
  const t = useTranslate()
  const { decide, isBusy } = useDecide(onDone)
  const count = decision?.reviews.length ?? 0
  if (decision?.kind === 'delete')
    return (
      <ReasonDialog
        use="review"
        title={t('Delete [one this review|other :count reviews]?', { count })}
        text={t('The score no longer counts. What was said about it stays in the history.')}
        confirmLabel={t('Delete')}
        isBusy={isBusy}
        onConfirm={(said) => decide(decision, said)}
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      isOpen={decision !== undefined}
      title={t('Delete the reports on [one this review|other :count reviews]?', { count })}
      text={t(
        'Deleting the reports keeps what they are about. What was said stays in the history.',
      )}
      confirmLabel={t('Delete the reports')}
      cancelLabel={t('Cancel')}
      isDangerous
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
  const removing = useWrite(deleteReportedReviews, {
    onError,
    onSuccess: ({ deleted: count }) => {
      toast.positive(t('[one Review deleted|other Deleted :count reviews]', { count }))
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
  const decide = ({ kind, reviews }: Decision, said = NOTHING_SAID) => {
    const params = { ids: reviews.map(({ id }) => id).join(',') }
    if (kind === 'delete') removing.mutate({ params, body: said })
    else clearing.mutate({ params, body: { seen: newestReports(reviews) } })
  }
  return { decide, isBusy: removing.isPending || clearing.isPending }
}

/** The newest first. */
const newestReports = (reviews: readonly ReportedReviewView[]) =>
  Object.fromEntries(
    reviews.flatMap(({ id, reports: [newest] }) => (newest ? [[String(id), newest.id]] : [])),
  )
