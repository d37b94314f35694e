import { reportedReviewEndpoints } from '@mediatheque/contract/community/reviews/reported-reviews.endpoints.ts'
import { reportedReviewList } from '@mediatheque/contract/community/reviews/reported-reviews.list.ts'
import { reviewEndpoints } from '@mediatheque/contract/community/reviews/reviews.endpoints.ts'
import { writtenReviewEndpoints } from '@mediatheque/contract/community/reviews/written-reviews.endpoints.ts'
import { overviewEndpoints } from '@mediatheque/contract/operations/overview/overview.endpoints.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'

export type ReportedSearch = SearchOf<typeof reportedReviewList>
export const readReportedSearch = listSearchReader(reportedReviewList)

export const reportedReviewsQuery = (search: ReportedSearch) => ({
  ...listQuery(reportedReviewList, reportedReviewEndpoints.listReportedReviews, search),
  // Readers report all the time, and whoever decides may have reported something a moment ago.
  staleTime: 0,
})

/** What shows reported reviews, or counts them. */
export const SHOWING = [
  reportedReviewEndpoints.listReportedReviews,
  reviewEndpoints.listTitleReviews,
  overviewEndpoints.listQueues,
]
export const deleteReportedReviews = defineWrite(
  writtenReviewEndpoints.deleteWrittenReviews,
  SHOWING,
)
export const clearReports = defineWrite(reportedReviewEndpoints.clearReviewReports, SHOWING)
