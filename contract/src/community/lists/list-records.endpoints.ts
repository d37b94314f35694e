import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams, idsParams, paginated } from '../../core/list-query.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { listRecordList } from './list-records.list.ts'
import {
  deleteListRecordsForm,
  listRecordForm,
  listRecordRow,
  listSheetAnswer,
  listSheetParams,
  updateListRecordForm,
} from './list-records.schemas.ts'

/** Lists of everybody, for those who tend them. What is private is there for administrators alone. */
export const listRecordEndpoints = {
  listListRecords: defineEndpoint({
    method: 'GET',
    path: 'list-records',
    access: staffWith('lists.update'),
    summary: 'Lists of all members, as far as the reader may see them',
    list: listRecordList,
    query: listQueryOf(listRecordList),
    response: paginated(listRecordRow),
  }),
  exportListRecords: defineEndpoint({
    method: 'GET',
    path: 'list-records/csv',
    access: staffWith('lists.update'),
    summary: 'Lists of all members, as far as the reader may see them, as a file',
    list: listRecordList,
    query: listQueryOf(listRecordList),
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  getListSheet: defineEndpoint({
    method: 'GET',
    path: 'list-records/:slugOrId',
    access: staffWith('lists.update', { record: true }),
    summary: 'A list with all its titles in their order, for its editor',
    params: listSheetParams,
    response: listSheetAnswer,
  }),
  createListRecord: defineEndpoint({
    method: 'POST',
    path: 'list-records',
    access: staffWith('lists.update', { history: 'list' }),
    summary: 'Make a list, for oneself or for a member',
    body: listRecordForm,
    bodyForm: { maxBytes: 131_072 },
    response: listSheetAnswer,
    status: 201,
  }),
  updateListRecord: defineEndpoint({
    method: 'PUT',
    path: 'list-records/:id',
    access: staffWith('lists.update', { record: true, version: true, history: 'list' }),
    summary: 'Change a list and the order of its titles; its owner is told',
    params: idParams,
    body: updateListRecordForm,
    bodyForm: { maxBytes: 131_072 },
    response: listSheetAnswer,
  }),
  deleteListRecords: defineEndpoint({
    method: 'DELETE',
    path: 'list-records/:ids',
    access: staffWith('lists.delete', { record: true, version: true, history: 'list' }),
    summary:
      'Delete lists, all of them or none: those of others can come back from the history, and their owners are told why',
    params: idsParams,
    body: deleteListRecordsForm,
    response: z.object({ deleted: z.number() }),
  }),
}
