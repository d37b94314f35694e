import { commentEndpoints } from '@mediatheque/contract/community/comments/comments.endpoints.ts'
import { reportedCommentEndpoints } from '@mediatheque/contract/community/comments/reported-comments.endpoints.ts'
import { reportedCommentList } from '@mediatheque/contract/community/comments/reported-comments.list.ts'
import { writtenCommentEndpoints } from '@mediatheque/contract/community/comments/written-comments.endpoints.ts'
import { overviewEndpoints } from '@mediatheque/contract/operations/overview/overview.endpoints.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'

export type ReportedSearch = SearchOf<typeof reportedCommentList>
export const readReportedSearch = listSearchReader(reportedCommentList)

export const reportedCommentsQuery = (search: ReportedSearch) => ({
  ...listQuery(reportedCommentList, reportedCommentEndpoints.listReportedComments, search),
  // Readers report all the time, and whoever decides may have reported something a moment ago.
  staleTime: 0,
})

/** What shows reported comments, or counts them. */
export const SHOWING = [
  reportedCommentEndpoints.listReportedComments,
  commentEndpoints.listComments,
  overviewEndpoints.listQueues,
]
export const deleteReportedComments = defineWrite(
  writtenCommentEndpoints.deleteWrittenComments,
  SHOWING,
)
export const approveComments = defineWrite(reportedCommentEndpoints.approveComments, SHOWING)
export const clearReports = defineWrite(reportedCommentEndpoints.clearCommentReports, SHOWING)
