import { overviewEndpoints } from '@mediatheque/contract/operations/overview/overview.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { getHealth } from './get-health.ts'
import {
  listDailyFigures,
  listOwnContributions,
  listQueues,
  listRangeFigures,
} from './overview.service.ts'

export const overviewRoutes = [
  bindEndpoint(overviewEndpoints.listQueues, {
    run: async ({ platform, actor }) => ({ queues: await listQueues(platform, actor) }),
  }),
  bindEndpoint(overviewEndpoints.getOverview, {
    run: async ({ platform, actor }) => ({
      days: await listDailyFigures(platform, actor),
      health: await getHealth(platform, actor),
    }),
  }),
  bindEndpoint(overviewEndpoints.listRangeFigures, {
    run: async ({ platform, actor, query }) => ({
      figures: await listRangeFigures(platform, actor, query),
    }),
  }),
  bindEndpoint(overviewEndpoints.listOwnContributions, {
    run: async ({ platform, actor }) => ({
      contributions: await listOwnContributions(platform, actor.user.id),
    }),
  }),
]
