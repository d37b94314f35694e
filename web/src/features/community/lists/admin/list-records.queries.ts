import { listRecordEndpoints } from '@mediatheque/contract/community/lists/list-records.endpoints.ts'
import { listRecordList } from '@mediatheque/contract/community/lists/list-records.list.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'
import { endpointQuery } from '../../../../lib/queries.ts'

export type ListRecordSearch = SearchOf<typeof listRecordList>
export const readListRecordSearch = listSearchReader(listRecordList)

export const listRecordsQuery = (search: ListRecordSearch) => ({
  ...listQuery(listRecordList, listRecordEndpoints.listListRecords, search),
  // Members change their lists all the time.
  staleTime: 0,
})

export const listSheetQuery = (slugOrId: string) => ({
  ...endpointQuery(listRecordEndpoints.getListSheet, { params: { slugOrId } }),
  staleTime: 0,
})

/** The pages of titles and of members show them too. */
export const createListRecord = defineWrite(listRecordEndpoints.createListRecord, 'all')
export const updateListRecord = defineWrite(listRecordEndpoints.updateListRecord, 'all')
export const deleteListRecords = defineWrite(listRecordEndpoints.deleteListRecords, 'all')
