import type { ReviewView } from '@mediatheque/contract/community/reviews/reviews.schemas.ts'
import { IconStarFilled } from '@tabler/icons-react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { AuthorAvatar, AuthorName } from '../authors/author.tsx'
import { HelpfulVote } from './helpful-vote.tsx'
import { ReviewMenu } from './review-menu.tsx'
import classes from './reviews.module.css'

/** What one member thinks of a title. */
export function ReviewCard({ review }: { review: ReviewView }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <li className={classes.review}>
      <div className={classes.head}>
        <AuthorAvatar author={review.user} size={32} />
        <p className={classes.who}>
          <AuthorName author={review.user} />
          <time dateTime={review.created_at} title={format.longDate(review.created_at)}>
            {format.age(review.created_at)}
          </time>
          {review.updated_at > review.created_at && (
            <span title={format.longDate(review.updated_at)}>({t('edited')})</span>
          )}
        </p>
        <p className={classes.given}>
          <IconStarFilled size={14} aria-hidden />
          <span aria-hidden>{review.score}/10</span>
          <VisuallyHidden>{t(':rating out of 10', { rating: review.score })}</VisuallyHidden>
        </p>
        <ReviewMenu review={review} />
      </div>
      {review.body && <p className={classes.body}>{review.body}</p>}
      <HelpfulVote review={review} />
    </li>
  )
}
