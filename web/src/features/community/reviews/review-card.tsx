import type { ReviewView } from '@mediatheque/contract/community/reviews/reviews.schemas.ts'
import { IconStarFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import classes from './reviews.module.css'

/** What one member thinks of a title. */
export function ReviewCard({ review }: { review: ReviewView }) {
  const t = useTranslate()
  const format = useFormat()
  const { user } = review
  return (
    <li className={classes.review}>
      <div className={classes.head}>
        <Avatar name={user.name} image={user.image} size={32} />
        <p className={classes.who}>
          <Link to={`/get-user/${user.username}` as '/'}>{user.name}</Link>
          <time dateTime={review.created_at} title={format.longDate(review.created_at)}>
            {format.age(review.created_at)}
          </time>
        </p>
        <p className={classes.given}>
          <IconStarFilled size={14} aria-hidden />
          <span aria-hidden>{review.score}/10</span>
          <VisuallyHidden>{t(':rating out of 10', { rating: review.score })}</VisuallyHidden>
        </p>
      </div>
      {review.body && <p className={classes.body}>{review.body}</p>}
      {review.upvotes > 0 && (
        <p className={classes.useful}>
          {t('[one 1 member found this useful|other :count members found this useful]', {
            count: review.upvotes,
          })}
        </p>
      )}
    </li>
  )
}
