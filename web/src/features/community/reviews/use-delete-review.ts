import type { ReviewView } from '@mediatheque/contract/community/reviews/reviews.schemas.ts'
import { UNDO_MS } from '@mediatheque/contract/core/undo.ts'
import { useRef } from 'react'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { deleteReviews, restoreReviews } from './reviews.queries.ts'

/** Deletes a review at once, and offers to take that back, also where what asked for it went with the review. */
export function useDeleteReview() {
  const t = useTranslate()
  const hadWords = useRef(false)
  const restore = useWrite(restoreReviews, {
    onSuccess: () => toast.positive(t('The review is back')),
  })
  const remove = useWrite(deleteReviews, {
    onSuccess: (_answer, { params }) =>
      toast.positive(hadWords.current ? t('Review deleted') : t('Rating removed'), {
        label: t('Undo'),
        forMs: UNDO_MS,
        run: () => restore.mutate({ params }),
      }),
  })
  const ask = ({ id, body }: Pick<ReviewView, 'id' | 'body'>) => {
    hadWords.current = body !== null
    remove.mutate({ params: { ids: String(id) } })
  }
  return { ask, isPending: remove.isPending }
}
