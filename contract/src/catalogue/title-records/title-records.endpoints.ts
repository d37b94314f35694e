import { z } from 'zod'
import { staffWith, userWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { titleRecordList } from './title-records.list.ts'
import {
  newTitleAnswer,
  newTitleForm,
  titleRecordsAnswer,
  titleRecordsQuery,
} from './title-records.schemas.ts'

export const titleRecordEndpoints = {
  listTitleRecords: defineEndpoint({
    method: 'GET',
    path: 'title-records',
    access: userWith('admin.access', { area: 'admin' }),
    summary:
      'The catalogue for those who keep it, with every filter of titles; beyond 10,000 matches it only says that there are more',
    list: titleRecordList,
    query: titleRecordsQuery,
    response: titleRecordsAnswer,
  }),
  exportTitleRecords: defineEndpoint({
    method: 'GET',
    path: 'title-records/csv',
    access: userWith('admin.access', { area: 'admin' }),
    summary: 'The catalogue for those who keep it as a file, at most 10,000 titles',
    list: titleRecordList,
    query: titleRecordsQuery,
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  createTitle: defineEndpoint({
    method: 'POST',
    path: 'titles',
    access: staffWith('titles.create', { history: 'title' }),
    summary:
      'Add a title by hand; what is typed is locked against imports. One of the same name, kind and year is refused unless it is said to be another',
    body: newTitleForm,
    status: 201,
    response: newTitleAnswer,
  }),
}
