import { bulkRunEndpoints } from '@mediatheque/contract/operations/bulk-runs/bulk-runs.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { Needs } from '../../../platform/platform.ts'
import { canManageBulkRun } from './bulk-runs.policy.ts'
import { presentBulkRun } from './bulk-runs.presenter.ts'
import {
  type BulkRunRow,
  dismissBulkRun,
  getOwnBulkRun,
  listBulkRuns,
  startBulkRun,
  stopBulkRun,
  withProblems,
} from './bulk-runs.service.ts'

async function answer(
  run: BulkRunRow,
  { platform, t }: { platform: Needs<'db'>; t: TranslateLine },
) {
  const [found] = await withProblems(platform.db, [run])
  return { run: presentBulkRun(found!, t) }
}

export const bulkRunRoutes = [
  bindEndpoint(bulkRunEndpoints.listBulkRuns, {
    run: ({ platform, actor, query }) => listBulkRuns(platform, actor, query.list),
    present: (runs, { t }) => ({ runs: runs.map((run) => presentBulkRun(run, t)) }),
  }),
  bindEndpoint(bulkRunEndpoints.startBulkRun, {
    run: ({ platform, actor, body, t }) => startBulkRun(platform, actor, body, t),
    present: answer,
  }),
  bindEndpoint(bulkRunEndpoints.stopBulkRun, {
    load: ({ platform, actor, params }) => getOwnBulkRun(platform, actor, params.id),
    policy: (actor, run) => canManageBulkRun(actor, run),
    run: ({ platform, record }) => stopBulkRun(platform, record),
    present: answer,
  }),
  bindEndpoint(bulkRunEndpoints.dismissBulkRun, {
    load: ({ platform, actor, params }) => getOwnBulkRun(platform, actor, params.id),
    policy: (actor, run) => canManageBulkRun(actor, run),
    run: async ({ platform, record }) => {
      await dismissBulkRun(platform, record)
      return { deleted: 1 }
    },
  }),
]
