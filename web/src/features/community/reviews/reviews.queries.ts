import { reviewEndpoints } from '@mediatheque/contract/community/reviews/reviews.endpoints.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

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
