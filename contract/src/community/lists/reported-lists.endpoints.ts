import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idsParams, paginated } from '../../core/list-query.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { reportedListList } from './reported-lists.list.ts'
import {
  clearListReportsForm,
  reportedListView,
  withholdListsForm,
} from './reported-lists.schemas.ts'

export const reportedListEndpoints = {
  listReportedLists: defineEndpoint({
    method: 'GET',
    path: 'reported-lists',
    access: staffWith('lists.delete'),
    summary: 'Lists of which somebody said that something is wrong, what most people say first',
    list: reportedListList,
    query: listQueryOf(reportedListList),
    response: paginated(reportedListView),
  }),
  exportReportedLists: defineEndpoint({
    method: 'GET',
    path: 'reported-lists/csv',
    access: staffWith('lists.delete'),
    summary: 'Lists of which somebody said that something is wrong, as a file',
    list: reportedListList,
    query: listQueryOf(reportedListList),
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  clearListReports: defineEndpoint({
    method: 'DELETE',
    path: 'reported-lists/:ids',
    access: staffWith('lists.delete', {
      record: true,
      noVersion: 'It says which reports it saw; those that came since stay open.',
      history: 'report',
    }),
    summary: 'Decide that nothing is wrong with lists: what was said about them is deleted',
    params: idsParams,
    body: clearListReportsForm,
    response: z.object({ deleted: z.number() }),
  }),
  withholdLists: defineEndpoint({
    method: 'POST',
    path: 'lists/:ids/withhold',
    access: staffWith('lists.delete', { record: true, version: true, history: 'list' }),
    summary: 'Hide lists of others from everybody but their owners, or remove them: all or none',
    params: idsParams,
    body: withholdListsForm,
    response: z.object({ withheld: z.number() }),
  }),
  restoreLists: defineEndpoint({
    method: 'POST',
    path: 'lists/:ids/restore',
    access: staffWith('lists.delete', {
      record: true,
      noVersion: 'Whatever its owner made of it, it is shown again as it was before.',
      history: 'list',
    }),
    summary: 'Show lists again that were hidden or removed, as they were before: all or none',
    params: idsParams,
    response: z.object({ restored: z.number() }),
  }),
}
