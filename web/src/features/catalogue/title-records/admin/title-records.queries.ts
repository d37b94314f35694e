import { titleRecordEndpoints } from '@mediatheque/contract/catalogue/title-records/title-records.endpoints.ts'
import { titleRecordList } from '@mediatheque/contract/catalogue/title-records/title-records.list.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { endpointQuery } from '../../../../lib/queries.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'

export type TitleRecordSearch = SearchOf<typeof titleRecordList>
export const readTitleRecordSearch = listSearchReader(titleRecordList)

export const titleRecordsQuery = (search: TitleRecordSearch) =>
  listQuery(titleRecordList, titleRecordEndpoints.listTitleRecords, search)

/** Titles are shown everywhere. */
export const createTitle = defineWrite(titleRecordEndpoints.createTitle, 'all')
export const deleteTitles = defineWrite(titleRecordEndpoints.deleteTitles, 'all')
export const changeTitles = defineWrite(titleRecordEndpoints.changeTitles, 'all')
/** It changes nothing. */
export const previewTitleChanges = defineWrite(titleRecordEndpoints.previewTitleChanges)
export const restoreTitles = defineWrite(titleRecordEndpoints.restoreTitles, 'all')

/** Counted anew whenever it is asked. */
export const belongingsQuery = (ids: string) => ({
  ...endpointQuery(titleRecordEndpoints.countBelongings, { params: { ids } }),
  staleTime: 0,
})
