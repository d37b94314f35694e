import type { ProfileReview } from '@mediatheque/contract/community/profiles/profiles.schemas.ts'
import { IconStarFilled } from '@tabler/icons-react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { THUMB_WIDTHS } from '../../../lib/pictures.ts'
import { MediaGrid } from '../../../ui/media-card.tsx'
import { Poster } from '../../../ui/poster.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import {
  drawingOf,
  haveSeveralShapes,
  posterOf,
  shapeOf,
} from '../../catalogue/title-cards/artwork.ts'
import { TitleCard } from '../../catalogue/title-cards/title-card.tsx'
import { TitleLink } from '../../catalogue/title-cards/title-link.tsx'
import classes from './profile-page.module.css'

/** Titles with the score that a member gave each. */
export function ProfileRatings({ ratings }: { ratings: readonly ProfileReview[] }) {
  const isMixed = haveSeveralShapes(ratings.map(({ title }) => title))
  return (
    <MediaGrid>
      {ratings.map(({ id, title, score }) => (
        <li key={id}>
          <TitleCard title={title} isAmongOthers={isMixed} />
          <Score of={score} />
        </li>
      ))}
    </MediaGrid>
  )
}

/** What a member wrote about titles. */
export function ProfileReviews({ reviews }: { reviews: readonly ProfileReview[] }) {
  return (
    <ul className={classes.reviews}>
      {reviews.map((review) => (
        <Review key={review.id} review={review} />
      ))}
    </ul>
  )
}

function Review({ review }: { review: ProfileReview }) {
  const t = useTranslate()
  const format = useFormat()
  const { title } = review
  return (
    <li className={classes.review}>
      <div className={classes.poster} aria-hidden>
        <Poster
          picture={posterOf(title, THUMB_WIDTHS)}
          fallback={drawingOf(title)}
          alt=""
          shape={shapeOf(title.type)}
          sizes="64px"
        />
      </div>
      <div>
        <TitleLink title={title} className={classes.of}>
          {title.name}
          {title.year !== null && <span> {title.year}</span>}
        </TitleLink>
        <Score of={review.score} />
        <p className={classes.body}>{review.body}</p>
        <p className={classes.foot}>
          <time dateTime={review.created_at} title={format.longDate(review.created_at)}>
            {format.age(review.created_at)}
          </time>
          {review.upvotes > 0 && (
            <>
              {' · '}
              {t('[one 1 member found this useful|other :count members found this useful]', {
                count: review.upvotes,
              })}
            </>
          )}
        </p>
      </div>
    </li>
  )
}

function Score({ of: score }: { of: number }) {
  const t = useTranslate()
  return (
    <p className={classes.given}>
      <IconStarFilled size={14} aria-hidden />
      <span aria-hidden>{score}/10</span>
      <VisuallyHidden>{t(':rating out of 10', { rating: score })}</VisuallyHidden>
    </p>
  )
}
