import { planEndpoints } from '@mediatheque/contract/billing/products/editing/plans.endpoints.ts'
import { planList } from '@mediatheque/contract/billing/products/editing/plans.list.ts'
import { bindEndpoint, viewOfRecord } from '../../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../../platform/http/pagination.ts'
import { canEditPlans } from '../products.policy.ts'
import {
  createPlan,
  deletePlans,
  findPlans,
  type FullPlan,
  getFullPlan,
  listPlanRoles,
  listPlansToEdit,
  orderPlans,
  readPlansToEdit,
  savePlan,
} from './plan-records.service.ts'
import { planCells, presentEditedPlan, presentPlanRole, presentPlanRow } from './plans.presenter.ts'

const versioned = viewOfRecord<FullPlan>({
  find: (id, { platform }) => getFullPlan(platform, id),
  view: presentEditedPlan,
})

export const planRoutes = [
  bindEndpoint(planEndpoints.listPlans, {
    run: ({ platform, query }) => listPlansToEdit(platform, query),
    present: (page) => presentPage(page, (rows) => rows.map(presentPlanRow)),
  }),
  bindEndpoint(planEndpoints.exportPlans, {
    run: (call) => csvAnswer(call, planList, readPlansToEdit(call.platform, call.query), planCells),
  }),
  bindEndpoint(planEndpoints.listPlanRoles, {
    run: async ({ platform, actor }) => ({
      roles: (await listPlanRoles(platform)).map((role) => presentPlanRole(role, actor)),
    }),
  }),
  bindEndpoint(planEndpoints.getPlan, {
    run: ({ platform, params }) => getFullPlan(platform, params.id),
    present: (plan) => ({ plan: presentEditedPlan(plan) }),
  }),
  bindEndpoint(planEndpoints.createPlan, {
    run: ({ platform, actor, body }) => createPlan(platform, actor, body),
    present: (plan) => ({ plan: presentEditedPlan(plan) }),
  }),
  bindEndpoint(planEndpoints.updatePlan, {
    versioned,
    load: ({ platform, params }) => getFullPlan(platform, params.id),
    policy: (actor) => canEditPlans(actor),
    run: ({ platform, actor, record, body }) => savePlan(platform, actor, record.id, body),
    present: (plan) => ({ plan: presentEditedPlan(plan) }),
  }),
  bindEndpoint(planEndpoints.deletePlans, {
    versioned,
    load: ({ platform, params }) => findPlans(platform, params.ids),
    policy: (actor) => canEditPlans(actor),
    run: ({ platform, record, body }) => deletePlans(platform, record, body.versions),
  }),
  bindEndpoint(planEndpoints.orderPlans, {
    run: async ({ platform, body }) => {
      await orderPlans(platform, body.ids)
      return { ordered: true } as const
    },
  }),
]
