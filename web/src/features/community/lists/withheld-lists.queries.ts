import { listEndpoints } from '@mediatheque/contract/community/lists/lists.endpoints.ts'
import { reportedListEndpoints } from '@mediatheque/contract/community/lists/reported-lists.endpoints.ts'
import { overviewEndpoints } from '@mediatheque/contract/operations/overview/overview.endpoints.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'

/** What shows lists, or counts those that were reported. */
export const SHOWING_LISTS = [
  listEndpoints.listLists,
  listEndpoints.getList,
  reportedListEndpoints.listReportedLists,
  overviewEndpoints.listQueues,
]
export const withholdLists = defineWrite(reportedListEndpoints.withholdLists, SHOWING_LISTS)
/** For who leaves the page of the list: read again, it would not be found. */
export const withholdListsAndLeave = defineWrite(
  reportedListEndpoints.withholdLists,
  SHOWING_LISTS.filter((endpoint) => endpoint !== listEndpoints.getList),
)
