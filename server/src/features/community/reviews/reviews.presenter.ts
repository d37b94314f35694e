import {
  REVIEW_MOST_SCORE,
  type ReviewSummary,
  type ReviewView,
} from '@mediatheque/contract/community/reviews/reviews.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { presentAuthor } from '../authors/authors.presenter.ts'
import { canDeleteReviews, canUpdateReview, canVoteForReview } from './reviews.policy.ts'
import type { ReviewRow, ReviewSummaryRow } from './reviews.repository.ts'

export function presentReview(row: ReviewRow, actor: Actor): ReviewView {
  return {
    id: row.id,
    model_type: 'review',
    title_id: row.title_id,
    user_id: row.user_id,
    user: presentAuthor(row),
    score: row.score,
    body: row.body,
    upvotes: row.upvotes,
    downvotes: row.downvotes,
    current_vote: row.current_vote === null ? null : row.current_vote > 0 ? 'upvote' : 'downvote',
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    can: {
      update: canUpdateReview(actor, row),
      delete: canDeleteReviews(actor, [row]),
      vote: canVoteForReview(actor, row),
    },
  }
}

export function presentReviewSummary({ average, count, scores }: ReviewSummaryRow): ReviewSummary {
  const countOf = new Map(scores.map((entry) => [entry.score, entry.count]))
  return {
    average,
    count,
    scores: Array.from({ length: REVIEW_MOST_SCORE }, (_, index) => countOf.get(index + 1) ?? 0),
  }
}
