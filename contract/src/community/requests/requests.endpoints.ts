import { z } from 'zod'
import { staffWith, userWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams, idsParams, paginated } from '../../core/list-query.ts'
import { seenVersions } from '../../core/version.ts'
import { requestList } from './requests.list.ts'
import { OPEN_REQUESTS_QUOTA } from './requests.quotas.ts'
import {
  addableQuery,
  addableTitle,
  createRequestForm,
  requestAnswer,
  requestsQuery,
  requestView,
  updateRequestForm,
} from './requests.schemas.ts'

const joins = userWith('requests.create', {
  record: true,
  noVersion: 'It adds or takes away the own vote alone.',
})

export const requestEndpoints = {
  listRequests: defineEndpoint({
    method: 'GET',
    path: 'requests',
    access: userWith('requests.view'),
    summary:
      'What members ask for, most wanted first; in a workspace, what its members asked for there',
    list: requestList,
    query: requestsQuery,
    response: paginated(requestView),
  }),
  exportRequests: defineEndpoint({
    method: 'GET',
    path: 'requests/csv',
    access: staffWith('requests.update'),
    summary: 'What members ask for, as a file',
    list: requestList,
    query: requestsQuery,
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  getRequest: defineEndpoint({
    method: 'GET',
    path: 'requests/:id',
    access: userWith('requests.view', { record: true }),
    summary: 'Read a request',
    params: idParams,
    response: requestAnswer,
  }),
  createRequest: defineEndpoint({
    method: 'POST',
    path: 'requests',
    access: userWith('requests.create', { quota: OPEN_REQUESTS_QUOTA }),
    summary:
      'Ask for a title, or for seasons and episodes of one; what is asked for already is refused',
    body: createRequestForm,
    status: 201,
    response: requestAnswer,
  }),
  updateRequest: defineEndpoint({
    method: 'PUT',
    path: 'requests/:id',
    access: staffWith('requests.update', { record: true, version: true, history: 'request' }),
    summary: 'Change a request or, with an action, resolve it, take care of it or open it again',
    params: idParams,
    body: updateRequestForm,
    response: requestAnswer,
  }),
  deleteRequests: defineEndpoint({
    method: 'DELETE',
    path: 'requests/:ids',
    access: staffWith('requests.delete', { record: true, version: true, history: 'request' }),
    summary: 'Delete requests: all of them or none',
    params: idsParams,
    body: seenVersions,
    response: z.object({ deleted: z.number() }),
  }),
  supportRequest: defineEndpoint({
    method: 'POST',
    path: 'requests/:id/support',
    access: joins,
    summary: 'Want the same: one is told what becomes of it',
    params: idParams,
    response: requestAnswer,
  }),
  leaveRequest: defineEndpoint({
    method: 'DELETE',
    path: 'requests/:id/support',
    access: joins,
    summary:
      'Want it no more; a request that waits and that nobody wants any more is gone (`request` is null)',
    params: idParams,
    response: z.object({ request: requestView.nullable() }),
  }),
  searchAddable: defineEndpoint({
    method: 'GET',
    path: 'channel/search-for-addable-content',
    access: userWith('requests.view'),
    summary:
      'Titles of the catalogue by name, to choose one that a request is about or resolved with',
    query: addableQuery,
    response: z.object({ results: z.array(addableTitle) }),
  }),
}
