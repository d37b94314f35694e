import { planThereEndpoints } from '@mediatheque/contract/billing/products/providers/plans-there.endpoints.ts'
import { bindEndpoint } from '../../../../platform/http/bind-endpoint.ts'
import { presentHeldPlan } from './plans-there.presenter.ts'
import { comparePlan, comparePlans, type HeldPlan, repairPlan } from './plans-there.service.ts'

const present = (plans: readonly HeldPlan[]) => ({ providers: plans.map(presentHeldPlan) })

export const planThereRoutes = [
  bindEndpoint(planThereEndpoints.comparePlans, {
    run: ({ platform, query }) => comparePlans(platform, query.ids),
    present: (plans) => ({
      plans: plans.map(({ id, held }) => ({ id, ...present(held) })),
    }),
  }),
  bindEndpoint(planThereEndpoints.comparePlan, {
    run: ({ platform, params }) => comparePlan(platform, params.id),
    present,
  }),
  bindEndpoint(planThereEndpoints.repairPlan, {
    run: ({ platform, params }) => repairPlan(platform, params.id),
    present,
  }),
]
