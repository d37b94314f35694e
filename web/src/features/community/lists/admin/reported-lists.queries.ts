import { reportedListEndpoints } from '@mediatheque/contract/community/lists/reported-lists.endpoints.ts'
import { reportedListList } from '@mediatheque/contract/community/lists/reported-lists.list.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'
import { SHOWING_LISTS } from '../withheld-lists.queries.ts'

export type ReportedSearch = SearchOf<typeof reportedListList>
export const readReportedSearch = listSearchReader(reportedListList)

export const reportedListsQuery = (search: ReportedSearch) => ({
  ...listQuery(reportedListList, reportedListEndpoints.listReportedLists, search),
  // Readers report all the time, and whoever decides may have reported something a moment ago.
  staleTime: 0,
})

export const clearReports = defineWrite(reportedListEndpoints.clearListReports, SHOWING_LISTS)
