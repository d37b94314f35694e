import type { ReviewView } from '@mediatheque/contract/community/reviews/reviews.schemas.ts'
import { IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { voteForReview } from './reviews.queries.ts'
import classes from './reviews.module.css'

type Counted = Pick<ReviewView, 'upvotes' | 'current_vote'>

/** What the count will be: the same vote once more takes it back. */
export const afterHelpful = ({ upvotes, current_vote }: Counted): Counted =>
  current_vote === 'upvote'
    ? { upvotes: upvotes - 1, current_vote: null }
    : { upvotes: upvotes + 1, current_vote: 'upvote' }

/** Whether the reader calls a review helpful, shown at once as it will be; for others how many do. */
export function HelpfulVote({ review }: { review: ReviewView }) {
  const t = useTranslate()
  const format = useFormat()
  const [voted, setVoted] = useState<{ of: ReviewView; as: Counted }>()
  const kept: Counted = voted?.of === review ? voted.as : review
  // Pressed again before the answer came, the one goes after the other: no press is lost.
  const voting = useWrite(voteForReview, {
    scope: { id: `helpful ${review.id}` },
    onSuccess: ({ model: { upvotes, current_vote } }) =>
      setVoted({ of: review, as: { upvotes, current_vote } }),
  })
  const [ahead, setAhead] = useState<Counted>(kept)
  const shown = voting.isPending ? ahead : kept
  if (!review.can.vote)
    return shown.upvotes > 0 ? (
      <p className={classes.useful}>
        {t('[one 1 member found this useful|other :count members found this useful]', {
          count: shown.upvotes,
        })}
      </p>
    ) : null
  const count = shown.upvotes > 0 && format.number(shown.upvotes)
  const words = [t('Useful'), count].filter(Boolean).join(' · ')
  const isGiven = shown.current_vote === 'upvote'
  return (
    <button
      type="button"
      className={classes.vote}
      aria-pressed={isGiven}
      aria-label={t(':label: :name', {
        label: words,
        name: t('review by :name', { name: review.user?.name ?? t('Deleted account') }),
      })}
      onClick={() => {
        setAhead(afterHelpful(shown))
        voting.mutate({
          body: {
            vote_type: 'upvote',
            seen_vote: shown.current_vote,
            model_type: 'review',
            model_id: review.id,
          },
        })
      }}
    >
      {isGiven ? (
        <IconThumbUpFilled size={16} aria-hidden />
      ) : (
        <IconThumbUp size={16} stroke={1.5} aria-hidden />
      )}
      {words}
    </button>
  )
}
