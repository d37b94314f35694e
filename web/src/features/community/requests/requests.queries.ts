import { requestEndpoints } from '@mediatheque/contract/community/requests/requests.endpoints.ts'
import { requestList } from '@mediatheque/contract/community/requests/requests.list.ts'
import { overviewEndpoints } from '@mediatheque/contract/operations/overview/overview.endpoints.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../lib/lists/list-search.ts'
import { listQuery } from '../../../lib/lists/use-list.ts'
import { endpointQuery } from '../../../lib/queries.ts'

/** Begins the key of every query of the list. */
export const REQUESTS_KEY = requestEndpoints.listRequests.path

export type RequestSearch = SearchOf<typeof requestList>
export const readRequestSearch = listSearchReader(requestList)

/** Of a workspace, or for everybody (0). */
export const requestsQuery = (search: RequestSearch, workspaceId = 0) =>
  listQuery(
    requestList,
    requestEndpoints.listRequests,
    search,
    workspaceId > 0 ? { workspaceId } : {},
  )

export const requestQuery = (id: number) =>
  endpointQuery(requestEndpoints.getRequest, { params: { id } })

export const addableQuery = (query: string, category?: number) => ({
  ...endpointQuery(requestEndpoints.searchAddable, {
    query: { query, ...(category !== undefined && { category }) },
  }),
  placeholderData: keepPreviousData,
})

/** Requests that are called so, as one asks for something. */
export const similarRequestsQuery = (query: string, workspaceId: number) =>
  endpointQuery(requestEndpoints.listRequests, {
    query: { query, perPage: 4, ...(workspaceId > 0 && { workspaceId }) },
  })

/** What shows requests, or counts those that wait. */
const SHOWING = [
  requestEndpoints.listRequests,
  requestEndpoints.getRequest,
  overviewEndpoints.getOverview,
]
export const createRequest = defineWrite(requestEndpoints.createRequest, SHOWING)
export const updateRequest = defineWrite(requestEndpoints.updateRequest, SHOWING)
export const supportRequest = defineWrite(requestEndpoints.supportRequest, SHOWING)
export const leaveRequest = defineWrite(requestEndpoints.leaveRequest, SHOWING)
