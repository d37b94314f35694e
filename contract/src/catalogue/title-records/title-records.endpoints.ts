import { z } from 'zod'
import { userWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { titleRecordList } from './title-records.list.ts'
import { titleRecordsAnswer, titleRecordsQuery } from './title-records.schemas.ts'

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
}
