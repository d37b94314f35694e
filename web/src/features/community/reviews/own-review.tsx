import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useSession } from '../../../lib/session.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { HelpfulVote } from './helpful-vote.tsx'
import { useDeleteReview } from './use-delete-review.ts'
import { useOwnScore } from './use-own-score.ts'
import { ownReviewQuery } from './reviews.queries.ts'
import classes from './reviews.module.css'
import { ScoreField } from './score-field.tsx'

const form = lazyPart(() => import('./review-form.tsx'))

/** What the reader thinks of a title, to be said and changed; nothing for those who may not say it. */
export function OwnReview({ titleId }: { titleId: number }) {
  const { user, can } = useSession()
  return user && can('reviews.create') ? <Own titleId={titleId} /> : null
}

function Own({ titleId }: { titleId: number }) {
  const t = useTranslate()
  const [isWriting, setWriting] = useState(false)
  const { data, error } = useQuery(ownReviewQuery(titleId))
  const { score, rate } = useOwnScore(titleId, data?.review?.score ?? null)
  const remove = useDeleteReview()
  // What the others say can be read all the same.
  if (error && !data) return null
  if (!data) return <Skeleton height={64} />
  const { review } = data
  if (isWriting)
    return (
      <div className={classes.own}>
        <form.Part titleId={titleId} review={review} onClose={() => setWriting(false)} />
      </div>
    )
  return (
    <div className={classes.own}>
      <div className={classes.ownHead}>
        <span className={classes.ownLabel}>{t('Your rating')}</span>
        <ScoreField label={t('Your rating')} value={score} onChange={rate} />
        <div className={classes.ownActs}>
          <Button
            size="sm"
            variant="default"
            aria-label={review?.body ? t('Edit your review') : undefined}
            onClick={() => form.load(() => setWriting(true))}
          >
            {review?.body ? t('Edit') : t('Write a review')}
          </Button>
          {review && (
            <Button
              size="sm"
              variant="subtle"
              color="gray"
              loading={remove.isPending}
              aria-label={review.body ? t('Delete your review') : undefined}
              onClick={() => remove.ask(review)}
            >
              {review.body ? t('Delete') : t('Remove your rating')}
            </Button>
          )}
        </div>
      </div>
      {review?.body && (
        <>
          <p className={classes.body}>{review.body}</p>
          <HelpfulVote review={review} />
        </>
      )}
    </div>
  )
}
