import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../lib/i18n.ts'
import { useOwnMark } from '../marks/marks.queries.ts'
import classes from './own-rating.module.css'
import { ownReviewQuery } from './reviews.queries.ts'
import { ScoreField } from './score-field.tsx'
import { useDeleteReview } from './use-delete-review.ts'
import { useOwnScore } from './use-own-score.ts'

/** The stars of a title, kept at one press, and how to take them back. */
export function OwnRating({ titleId }: { titleId: number }) {
  const t = useTranslate()
  const kept = useOwnMark(titleId)?.score ?? null
  const { score, rate } = useOwnScore(titleId, kept)
  const { data } = useQuery({ ...ownReviewQuery(titleId), enabled: kept !== null })
  const remove = useDeleteReview()
  const review = kept === null ? null : data?.review
  return (
    <div className={classes.rating}>
      <ScoreField label={t('Your rating')} value={score} onChange={rate} />
      {/* What has words beside it is deleted where they can be read. */}
      {review && !review.body && (
        <Button
          size="sm"
          variant="subtle"
          color="gray"
          loading={remove.isPending}
          onClick={() => remove.ask(review)}
        >
          {t('Remove your rating')}
        </Button>
      )}
    </div>
  )
}
