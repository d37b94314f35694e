import { reportedListEndpoints } from '@mediatheque/contract/community/lists/reported-lists.endpoints.ts'
import { reportedListList } from '@mediatheque/contract/community/lists/reported-lists.list.ts'
import { bindEndpoint, viewOfRecord } from '../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { canLookAfterLists, canWithholdLists } from './lists.policy.ts'
import { presentReportedList, reportedListCells } from './reported-lists.presenter.ts'
import { clearListReports, listReportedLists, readReportedLists } from './reported-lists.service.ts'
import type { LookedAfterList } from './withhold-lists.repository.ts'
import {
  findListsOfOthers,
  findWithheldLists,
  restoreLists,
  withholdLists,
} from './withhold-lists.service.ts'

/** A list as who looks after it would see it now. */
const versioned = viewOfRecord<LookedAfterList>({
  find: async (id, { platform }) => (await findListsOfOthers(platform, [id]))[0],
  view: ({ id, version, name, visibility }) => ({ id, version, name, visibility }),
})

export const reportedListRoutes = [
  bindEndpoint(reportedListEndpoints.listReportedLists, {
    run: ({ platform, actor, query }) => listReportedLists(platform, actor, query),
    present: (page, { language }) =>
      presentPage(page, (rows) => rows.map((row) => presentReportedList(row, language))),
  }),
  bindEndpoint(reportedListEndpoints.exportReportedLists, {
    run: (call) => {
      const { platform, actor, query } = call
      const rows = readReportedLists(platform, actor, query)
      return csvAnswer(call, reportedListList, rows, reportedListCells)
    },
  }),
  bindEndpoint(reportedListEndpoints.clearListReports, {
    load: ({ platform, params }) => findListsOfOthers(platform, params.ids),
    policy: (actor) => canLookAfterLists(actor),
    run: async ({ platform, record, body }) => ({
      deleted: await clearListReports(platform, record, body.seen),
    }),
  }),
  bindEndpoint(reportedListEndpoints.withholdLists, {
    versioned,
    load: ({ platform, params }) => findListsOfOthers(platform, params.ids),
    policy: (actor, lists) => canWithholdLists(actor, lists),
    run: async ({ platform, actor, record, body }) => ({
      withheld: await withholdLists(platform, actor, record, body),
    }),
  }),
  bindEndpoint(reportedListEndpoints.restoreLists, {
    load: ({ platform, params }) => findWithheldLists(platform, params.ids),
    policy: (actor) => canLookAfterLists(actor),
    run: async ({ platform, record }) => ({ restored: await restoreLists(platform, record) }),
  }),
]
