import { MOST_PLANS } from '@mediatheque/contract/billing/products/editing/plan-limits.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { isStaffWith } from '@mediatheque/contract/core/permissions.ts'
import { defineTag } from '../../../platform/cache/cache-tag.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import {
  listPricesOf,
  listProductRows,
  type PageOfProducts,
  type PriceRow,
  type ProductRow,
} from './products.repository.ts'

/** Cache tag of every plan and price. The kept page of plans carries it. */
export const PLANS_TAG = defineTag('plans')
const PLANS_SECONDS = 60

export interface Plan {
  readonly product: ProductRow
  readonly prices: readonly PriceRow[]
}

/** What plans are called is the business of those who look after them, or after who has them. */
export const canSeePlanNames = (actor: Actor): boolean =>
  isStaffWith(actor, 'subscriptions.update') || isStaffWith(actor, 'plans.update')

const EVERY_PLAN = { page: 1, perPage: MOST_PLANS, paginate: 'preferLengthAware' } as const

/** Every plan, hidden ones among them. */
export async function listEveryPlan(platform: Needs<'readDb' | 'cache'>): Promise<readonly Plan[]> {
  return (await listPlans(platform, EVERY_PLAN, { withHidden: true })).data
}

export async function listPlanNames(
  platform: Needs<'readDb' | 'cache'>,
): Promise<readonly Pick<ProductRow, 'id' | 'name'>[]> {
  return (await listEveryPlan(platform)).map(({ product }) => product)
}

/** The plans in their order. */
export function listPlans(
  platform: Needs<'readDb' | 'cache'>,
  { page, perPage, paginate }: PageOfProducts,
  { withHidden }: { withHidden: boolean },
): Promise<RowPage<Plan>> {
  const key = `plans:${JSON.stringify([page, perPage, paginate, withHidden])}`
  return platform.cache.remember(
    key,
    { ttlSeconds: PLANS_SECONDS, tags: [PLANS_TAG] },
    async () => {
      const rows = await listProductRows(
        platform.readDb,
        { page, perPage, paginate },
        { withHidden },
      )
      const prices = await listPricesOf(
        platform.readDb,
        rows.data.map(({ id }) => id),
      )
      return {
        ...rows,
        data: rows.data.map((product) => ({
          product,
          prices: prices.filter(({ product_id }) => product_id === product.id),
        })),
      }
    },
  )
}
