import type { ReportedType } from '@mediatheque/contract/community/reports/report-kinds.ts'
import { reportEndpoints } from '@mediatheque/contract/community/reports/reports.endpoints.ts'
import { linkEndpoints } from '@mediatheque/contract/links/links/links.endpoints.ts'
import { nzbEndpoints } from '@mediatheque/contract/links/nzbs/nzbs.endpoints.ts'
import { torrentEndpoints } from '@mediatheque/contract/links/torrents/torrents.endpoints.ts'
import { overviewEndpoints } from '@mediatheque/contract/operations/overview/overview.endpoints.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../lib/queries.ts'

/** A record that somebody may report. */
export interface Reported {
  readonly type: ReportedType
  readonly id: number
}

/** What the reader said of a record. */
export const reportStatusQuery = ({ type, id }: Reported) => ({
  ...endpointQuery(reportEndpoints.getReportStatus, {
    params: { id },
    query: { model_type: type },
  }),
  // Asked when the dialog opens: another device may have said something since.
  staleTime: 0,
})

/** What tells of reports, or counts them. */
const SHOWING = [
  reportEndpoints.getReportStatus,
  linkEndpoints.listLinks,
  nzbEndpoints.listNzbs,
  torrentEndpoints.listTorrents,
  overviewEndpoints.listQueues,
]
export const createReport = defineWrite(reportEndpoints.createReport, SHOWING)
export const deleteReports = defineWrite(reportEndpoints.deleteReports, SHOWING)
