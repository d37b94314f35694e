import type {
  CommentView,
  VOTE_TYPES,
} from '@mediatheque/contract/community/comments/comments.schemas.ts'
import {
  IconArrowBigDown,
  IconArrowBigDownFilled,
  IconArrowBigUp,
  IconArrowBigUpFilled,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import classes from './comments.module.css'
import { vote } from './comments.queries.ts'

type VoteType = (typeof VOTE_TYPES)[number]
type Voted = Pick<CommentView, 'upvotes' | 'downvotes' | 'current_vote'>

interface CommentVotesProps {
  comment: CommentView
  onVoted(comment: CommentView): void
}

/** What the counts will be: the same vote once more takes it back. */
export function afterVote({ upvotes, downvotes, current_vote }: Voted, given: VoteType): Voted {
  const next = current_vote === given ? null : given
  const change = (type: VoteType) => Number(next === type) - Number(current_vote === type)
  return {
    upvotes: upvotes + change('upvote'),
    downvotes: downvotes + change('downvote'),
    current_vote: next,
  }
}

/** Votes for and against, shown at once as they will be. */
export function CommentVotes({ comment, onVoted }: CommentVotesProps) {
  const t = useTranslate()
  const format = useFormat()
  // Pressed again before the answer came, the one goes after the other: no press is lost.
  const voting = useWrite(vote, {
    scope: { id: `vote ${comment.id}` },
    onSuccess: ({ model }) => onVoted({ ...comment, ...countsOf(model) }),
  })
  const [ahead, setAhead] = useState<Voted>(comment)
  const shown = voting.isPending ? ahead : comment
  const name = comment.user?.name ?? t('Deleted account')
  const press = (vote_type: VoteType) => {
    setAhead(afterVote(shown, vote_type))
    const { current_vote: seen_vote } = shown
    voting.mutate({ body: { vote_type, seen_vote, model_type: 'comment', model_id: comment.id } })
  }
  return (
    <>
      <button
        type="button"
        className={classes.vote}
        aria-pressed={shown.current_vote === 'upvote'}
        aria-label={t(':label: :name', {
          label: t('Vote for the comment by :name', { name }),
          name: format.number(shown.upvotes),
        })}
        onClick={() => press('upvote')}
      >
        {shown.current_vote === 'upvote' ? (
          <IconArrowBigUpFilled size={16} aria-hidden />
        ) : (
          <IconArrowBigUp size={16} stroke={1.5} aria-hidden />
        )}
        {format.number(shown.upvotes)}
      </button>
      <button
        type="button"
        className={classes.vote}
        aria-pressed={shown.current_vote === 'downvote'}
        aria-label={t(':label: :name', {
          label: t('Vote against the comment by :name', { name }),
          name: format.number(shown.downvotes),
        })}
        onClick={() => press('downvote')}
      >
        {shown.current_vote === 'downvote' ? (
          <IconArrowBigDownFilled size={16} aria-hidden />
        ) : (
          <IconArrowBigDown size={16} stroke={1.5} aria-hidden />
        )}
        {format.number(shown.downvotes)}
      </button>
    </>
  )
}

const countsOf = ({ upvotes, downvotes, current_vote }: Voted): Voted => ({
  upvotes,
  downvotes,
  current_vote,
})
