import type { VoteForm } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import type { Actor, LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'
import { canVoteForReview } from '../reviews/reviews.policy.ts'
import { getReview, type ReviewRow } from '../reviews/reviews.service.ts'
import { lockStandingReview } from '../reviews/write-reviews.service.ts'
import type { CommentRow } from './comments.repository.ts'
import { getVotableComment } from './comments.service.ts'
import type { WrittenComment } from './write-comments.repository.ts'
import { voteForComment } from './write-comments.service.ts'
import { type GivenVote, toggleVote } from './votes.repository.ts'

/** What somebody votes for, and whether they may. */
export type Votable =
  | { readonly type: 'comment'; readonly isOpen: boolean; readonly comment: WrittenComment }
  | { readonly type: 'review'; readonly isOpen: boolean; readonly review: ReviewRow }

export type Voted =
  | { readonly type: 'comment'; readonly row: CommentRow }
  | { readonly type: 'review'; readonly row: ReviewRow }

/** @throws notFound where it is deleted */
export async function getVotable(
  platform: Needs<'db' | 'readDb' | 'clock' | ToReadSettings>,
  actor: Actor,
  { model_type, model_id }: VoteForm,
): Promise<Votable> {
  if (model_type === 'comment') {
    const { comment, isVisible } = await getVotableComment(platform, actor, model_id)
    return { type: 'comment', isOpen: isVisible, comment }
  }
  const review = await getReview(platform, actor, model_id)
  const isOpen = hasPermission(actor, 'titles.view') && canVoteForReview(actor, review)
  return { type: 'review', isOpen, review }
}

const NUMBERS = { upvote: 1, downvote: -1 } as const

export const readVote = ({ vote_type, seen_vote }: VoteForm): GivenVote => ({
  vote: NUMBERS[vote_type],
  seen: seen_vote && NUMBERS[seen_vote],
})

/** @throws AppError notFound where it was deleted meanwhile */
export async function voteFor(
  platform: Needs<'db'>,
  actor: LoggedInActor,
  votable: Votable,
  given: GivenVote,
): Promise<Voted> {
  return votable.type === 'comment'
    ? { type: 'comment', row: await voteForComment(platform, actor, votable.comment, given) }
    : { type: 'review', row: await voteForReview(platform, actor, votable.review.id, given) }
}

function voteForReview(
  platform: Needs<'db'>,
  actor: LoggedInActor,
  id: number,
  given: GivenVote,
): Promise<ReviewRow> {
  return platform.db.transaction().execute(async (tx) => {
    await lockStandingReview(tx, id)
    await toggleVote(tx, { itemType: 'review', itemId: id, userId: actor.user.id, given })
    return getReview({ db: tx }, actor, id)
  })
}
