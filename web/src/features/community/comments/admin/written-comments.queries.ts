import { commentEndpoints } from '@mediatheque/contract/community/comments/comments.endpoints.ts'
import { reportedCommentEndpoints } from '@mediatheque/contract/community/comments/reported-comments.endpoints.ts'
import { writtenCommentEndpoints } from '@mediatheque/contract/community/comments/written-comments.endpoints.ts'
import { writtenCommentList } from '@mediatheque/contract/community/comments/written-comments.list.ts'
import { overviewEndpoints } from '@mediatheque/contract/operations/overview/overview.endpoints.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'

export type WrittenCommentsSearch = SearchOf<typeof writtenCommentList>
export const readWrittenCommentsSearch = listSearchReader(writtenCommentList)

/** Of all titles, or of one. */
export const writtenCommentsQuery = (search: WrittenCommentsSearch, titleId?: number) => ({
  ...listQuery(
    writtenCommentList,
    writtenCommentEndpoints.listWrittenComments,
    search,
    titleId === undefined ? {} : { title_id: titleId },
  ),
  // Members write all the time.
  staleTime: 0,
})

/** What shows comments, or counts them. */
const SHOWING = [
  writtenCommentEndpoints.listWrittenComments,
  reportedCommentEndpoints.listReportedComments,
  commentEndpoints.listComments,
  overviewEndpoints.listQueues,
]
export const deleteWrittenComments = defineWrite(
  writtenCommentEndpoints.deleteWrittenComments,
  SHOWING,
)
export const restoreWrittenComments = defineWrite(
  writtenCommentEndpoints.restoreWrittenComments,
  SHOWING,
)
