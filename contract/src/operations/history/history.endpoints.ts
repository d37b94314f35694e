import { z } from 'zod'
import { staffWith, user, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { paginated } from '../../core/list-query.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { historyList } from './history.list.ts'
import {
  historyEventView,
  historyOfParams,
  historyOfQuery,
  revertForm,
  revertParams,
} from './history.schemas.ts'

export const historyEndpoints = {
  listHistory: defineEndpoint({
    method: 'GET',
    path: 'history',
    access: staffWith('admin.access'),
    summary: 'What was done on the site, to records of the kinds that the reader looks after',
    list: historyList,
    query: listQueryOf(historyList),
    response: paginated(historyEventView),
  }),
  exportHistory: defineEndpoint({
    method: 'GET',
    path: 'history/csv',
    access: staffWith('admin.access'),
    summary: 'The same as a file',
    list: historyList,
    query: listQueryOf(historyList),
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  getHistoryOf: defineEndpoint({
    method: 'GET',
    path: 'history/:kind/:id',
    access: withAccess(user, { record: true }),
    summary: 'What was done to one record, for who looks after it, and to an own contribution',
    params: historyOfParams,
    query: historyOfQuery,
    response: paginated(historyEventView),
  }),
  revertChange: defineEndpoint({
    method: 'POST',
    path: 'history/events/:id/revert',
    access: withAccess(user, {
      record: true,
      noVersion: 'It is refused where a field is no longer what the event made it.',
    }),
    summary: 'Write again what fields of a record were before a change, by the rules of the record',
    params: revertParams,
    body: revertForm,
    response: z.object({ reverted: z.array(z.string()) }),
  }),
}
