import { reportedCommentEndpoints } from '@mediatheque/contract/community/comments/reported-comments.endpoints.ts'
import { writtenCommentEndpoints } from '@mediatheque/contract/community/comments/written-comments.endpoints.ts'
import {
  DESK_KINDS,
  type DeskKind,
  type DeskOrder,
} from '@mediatheque/contract/community/desk/desk-kinds.ts'
import { deskEndpoints } from '@mediatheque/contract/community/desk/desk.endpoints.ts'
import { overviewEndpoints } from '@mediatheque/contract/operations/overview/overview.endpoints.ts'
import { endpointQuery } from '../../../../lib/queries.ts'

export interface DeskSearch {
  readonly kind?: DeskKind
  /** What most people say first, unless said. */
  readonly order?: DeskOrder
}

export const readDeskSearch = ({ kind, order }: Record<string, unknown>): DeskSearch => ({
  ...(DESK_KINDS.includes(kind as DeskKind) && { kind: kind as DeskKind }),
  ...(order === 'newest' && { order }),
})

export const deskQuery = ({ kind, order }: DeskSearch) => ({
  ...endpointQuery(deskEndpoints.getDesk, {
    query: { ...(kind && { kind }), ...(order && { order }) },
  }),
  // Readers report all the time.
  staleTime: 0,
})

/** What shows or counts what is decided here; the pages of lists and reviews read theirs anew when they open. */
export const SHOWING = [
  deskEndpoints.getDesk,
  reportedCommentEndpoints.listReportedComments,
  writtenCommentEndpoints.listWrittenComments,
  overviewEndpoints.listQueues,
]
