import { historyEndpoints } from '@mediatheque/contract/operations/history/history.endpoints.ts'
import type { HistoryKind } from '@mediatheque/contract/operations/history/history-kinds.ts'
import { historyList } from '@mediatheque/contract/operations/history/history.list.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { historyCells, presenterFor } from './history.presenter.ts'
import { canReadHistory } from './history.policy.ts'
import {
  admitToHistory,
  getEvent,
  listHistory,
  listHistoryOfRecord,
  readHistory,
} from './history.service.ts'
import { revertChange, revertibleNow } from './revert-change.ts'

export const historyRoutes = [
  bindEndpoint(historyEndpoints.listHistory, {
    run: (call) => listHistory(call, call.query),
    present: (page, call) =>
      presentPage(page, async (rows) => rows.map(await presenterFor(call, rows))),
  }),
  bindEndpoint(historyEndpoints.exportHistory, {
    run: (call) => csvAnswer(call, historyList, readHistory(call, call.query), historyCells(call)),
  }),
  bindEndpoint(historyEndpoints.getHistoryOf, {
    load: ({ platform, actor, params }) => admitToHistory(platform, actor, params),
    policy: (_actor, { mayRead }) => mayRead,
    run: async ({ platform, actor, record, query }) => ({
      page: await listHistoryOfRecord(platform, actor, record, query),
      canRevert: await revertibleNow(platform, actor, record),
    }),
    present: ({ page, canRevert }, call) =>
      presentPage(page, async (rows) => rows.map(await presenterFor(call, rows, canRevert))),
  }),
  bindEndpoint(historyEndpoints.revertChange, {
    load: ({ platform, actor, params }) => getEvent(platform, actor, params.id),
    policy: (actor, event) => canReadHistory(actor, event.record_type as HistoryKind),
    run: async (call) => ({
      reverted: [...(await revertChange(call, call.record, call.body))],
    }),
  }),
]
