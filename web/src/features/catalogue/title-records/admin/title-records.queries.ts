import { titleRecordEndpoints } from '@mediatheque/contract/catalogue/title-records/title-records.endpoints.ts'
import { hiddenTitleList } from '@mediatheque/contract/catalogue/title-records/hidden-titles.list.ts'
import { titleDuplicateList } from '@mediatheque/contract/catalogue/title-records/title-duplicates.list.ts'
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

export type HiddenTitleSearch = SearchOf<typeof hiddenTitleList>
export const readHiddenTitleSearch = listSearchReader(hiddenTitleList)
export const hiddenTitlesQuery = (search: HiddenTitleSearch) =>
  listQuery(hiddenTitleList, titleRecordEndpoints.listHiddenTitles, search)
export const showTitles = defineWrite(titleRecordEndpoints.showTitles, 'all')

export type DuplicateSearch = SearchOf<typeof titleDuplicateList>
export const readDuplicateSearch = listSearchReader(titleDuplicateList)
export const titleDuplicatesQuery = (search: DuplicateSearch) =>
  listQuery(titleDuplicateList, titleRecordEndpoints.listTitleDuplicates, search)
export const dismissDuplicate = defineWrite(titleRecordEndpoints.dismissTitleDuplicate, [
  titleRecordEndpoints.listTitleDuplicates,
])

export const mergeTitles = defineWrite(titleRecordEndpoints.mergeTitles, 'all')
/** Looked at anew whenever it is asked. */
export const mergePreviewQuery = (id: number, into: number) => ({
  ...endpointQuery(titleRecordEndpoints.previewTitleMerge, { params: { id, into } }),
  staleTime: 0,
})

/** Counted anew whenever it is asked. */
export const belongingsQuery = (ids: string) => ({
  ...endpointQuery(titleRecordEndpoints.countBelongings, { params: { ids } }),
  staleTime: 0,
})
