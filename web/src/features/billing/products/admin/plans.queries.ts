import { MOST_PLANS } from '@mediatheque/contract/billing/products/editing/plan-limits.ts'
import { planEndpoints } from '@mediatheque/contract/billing/products/editing/plans.endpoints.ts'
import { planList } from '@mediatheque/contract/billing/products/editing/plans.list.ts'
import { productEndpoints } from '@mediatheque/contract/billing/products/products.endpoints.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'
import { endpointQuery } from '../../../../lib/queries.ts'

export type PlanSearch = SearchOf<typeof planList>
export const readPlanSearch = listSearchReader(planList)

export const plansQuery = (search: PlanSearch) =>
  listQuery(planList, planEndpoints.listPlans, search)

/** All of them, in their order. */
export const allPlansQuery = () => ({
  ...endpointQuery(planEndpoints.listPlans, { query: { perPage: MOST_PLANS } }),
  staleTime: 0,
})

export const planRolesQuery = () => endpointQuery(planEndpoints.listPlanRoles)

export const planQuery = (id: number) => ({
  ...endpointQuery(planEndpoints.getPlan, { params: { id } }),
  staleTime: 0,
})

/** What shows plans, or names them. */
const SHOWING_PLANS = [
  planEndpoints.listPlans,
  planEndpoints.getPlan,
  productEndpoints.listProducts,
]
export const createPlan = defineWrite(planEndpoints.createPlan, SHOWING_PLANS)
export const updatePlan = defineWrite(planEndpoints.updatePlan, SHOWING_PLANS)
export const deletePlans = defineWrite(planEndpoints.deletePlans, SHOWING_PLANS)
export const orderPlans = defineWrite(planEndpoints.orderPlans, SHOWING_PLANS)
