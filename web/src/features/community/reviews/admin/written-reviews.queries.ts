import { reportedReviewEndpoints } from '@mediatheque/contract/community/reviews/reported-reviews.endpoints.ts'
import { reviewEndpoints } from '@mediatheque/contract/community/reviews/reviews.endpoints.ts'
import { writtenReviewEndpoints } from '@mediatheque/contract/community/reviews/written-reviews.endpoints.ts'
import { writtenReviewList } from '@mediatheque/contract/community/reviews/written-reviews.list.ts'
import { overviewEndpoints } from '@mediatheque/contract/operations/overview/overview.endpoints.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'

export type WrittenReviewsSearch = SearchOf<typeof writtenReviewList>
export const readWrittenReviewsSearch = listSearchReader(writtenReviewList)

/** Of all titles, or of one. */
export const writtenReviewsQuery = (search: WrittenReviewsSearch, titleId?: number) => ({
  ...listQuery(
    writtenReviewList,
    writtenReviewEndpoints.listWrittenReviews,
    search,
    titleId === undefined ? {} : { title_id: titleId },
  ),
  // Members rate all the time.
  staleTime: 0,
})

/** What shows reviews, or counts them. */
const SHOWING = [
  writtenReviewEndpoints.listWrittenReviews,
  reportedReviewEndpoints.listReportedReviews,
  reviewEndpoints.listTitleReviews,
  overviewEndpoints.listQueues,
]
export const deleteWrittenReviews = defineWrite(
  writtenReviewEndpoints.deleteWrittenReviews,
  SHOWING,
)
export const restoreWrittenReviews = defineWrite(
  writtenReviewEndpoints.restoreWrittenReviews,
  SHOWING,
)
