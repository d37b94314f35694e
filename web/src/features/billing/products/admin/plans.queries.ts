import { MOST_PLANS } from '@mediatheque/contract/billing/products/editing/plan-limits.ts'
import { planEndpoints } from '@mediatheque/contract/billing/products/editing/plans.endpoints.ts'
import { planList } from '@mediatheque/contract/billing/products/editing/plans.list.ts'
import { planThereEndpoints } from '@mediatheque/contract/billing/products/providers/plans-there.endpoints.ts'
import type { PlanThere } from '@mediatheque/contract/billing/products/providers/plans-there.schemas.ts'
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

export const isSameThere = ({ differences, fault }: PlanThere): boolean =>
  fault === null && differences.every(({ kind }) => kind === 'untaken')

const LOOKED_AGAIN_MS = 5_000
const GOOD_FOR_MS = 10_000

/** What providers hold of a plan. They are told of what is saved by a job, a moment later. */
export const planThereQuery = (id: number) => ({
  ...endpointQuery(planThereEndpoints.comparePlan, { params: { id } }),
  staleTime: GOOD_FOR_MS,
})

/** Of all plans of a page at once. */
export const plansThereQuery = (ids: readonly number[]) => ({
  ...endpointQuery(planThereEndpoints.comparePlans, { query: { ids: ids.join(',') } }),
  staleTime: GOOD_FOR_MS,
})

/** Where it is looked at closely: as long as it differs, it is asked again. */
export const watchedPlanThereQuery = (id: number) => ({
  ...planThereQuery(id),
  refetchInterval: ({
    state,
  }: {
    readonly state: { readonly data?: { readonly providers: PlanThere[] } | undefined }
  }) => (state.data?.providers.every(isSameThere) === false ? LOOKED_AGAIN_MS : false),
})

export const repairPlan = defineWrite(planThereEndpoints.repairPlan, [
  planThereEndpoints.comparePlan,
  planThereEndpoints.comparePlans,
])

/** What shows plans, or names them. */
const SHOWING_PLANS = [
  planEndpoints.listPlans,
  planEndpoints.getPlan,
  planThereEndpoints.comparePlan,
  planThereEndpoints.comparePlans,
  productEndpoints.listProducts,
]
export const createPlan = defineWrite(planEndpoints.createPlan, SHOWING_PLANS)
export const updatePlan = defineWrite(planEndpoints.updatePlan, SHOWING_PLANS)
export const deletePlans = defineWrite(planEndpoints.deletePlans, SHOWING_PLANS)
export const orderPlans = defineWrite(planEndpoints.orderPlans, SHOWING_PLANS)
