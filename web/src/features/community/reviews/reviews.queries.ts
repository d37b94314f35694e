import { titleEndpoints } from '@mediatheque/contract/catalogue/titles/titles.endpoints.ts'
import { commentEndpoints } from '@mediatheque/contract/community/comments/comments.endpoints.ts'
import { markEndpoints } from '@mediatheque/contract/community/marks/marks.endpoints.ts'
import { reviewEndpoints } from '@mediatheque/contract/community/reviews/reviews.endpoints.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../lib/queries.ts'

export const REVIEW_SORTS = {
  created_at: 'Newest first',
  score: 'Best scores first',
  upvotes: 'Most useful',
} as const
export type ReviewSort = keyof typeof REVIEW_SORTS

/** Reviews of a title, page by page. */
export const reviewsQuery = (titleId: number, sort: ReviewSort) =>
  infiniteQueryOptions({
    queryKey: [reviewEndpoints.listTitleReviews.path, titleId, sort],
    queryFn: ({ pageParam, signal }) =>
      call(
        reviewEndpoints.listTitleReviews,
        { params: { id: titleId }, query: { orderBy: sort, page: pageParam } },
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: (last) => last.pagination.next_page,
  })

/** What the reader thinks of a title. */
export const ownReviewQuery = (titleId: number) =>
  endpointQuery(reviewEndpoints.getOwnReview, { params: { id: titleId } })

/** What shows reviews, or what they say together. */
export const SHOWING_REVIEWS = [
  reviewEndpoints.listTitleReviews,
  reviewEndpoints.getOwnReview,
  titleEndpoints.getTitle,
  markEndpoints.listOwnMarks,
]
export const rateTitle = defineWrite(reviewEndpoints.rateTitle, SHOWING_REVIEWS)
export const deleteReviews = defineWrite(reviewEndpoints.deleteReviews, SHOWING_REVIEWS)
export const restoreReviews = defineWrite(reviewEndpoints.restoreReviews, SHOWING_REVIEWS)
// Each review shows its own votes.
export const voteForReview = defineWrite(commentEndpoints.vote)
