import { toMinor } from '@mediatheque/contract/billing/money.ts'
import type { Database } from '../../../platform/database/database.ts'
import {
  deleteUnusedProductsOfImport,
  insertProduct,
} from '../products/products.batch.repository.ts'
import { deleteSubscriptionsOf } from '../subscriptions/subscriptions.batch.repository.ts'
import type { DemoPlan } from './demo-plans.data.ts'

const DEMO_KEYS = 'demo:%'
const CURRENCY = 'EUR'

/** Plans that are there already stay as they are, prices included. */
export async function insertDemoPlans(db: Database, plans: readonly DemoPlan[]): Promise<void> {
  for (const [position, plan] of plans.entries()) {
    const prices = [
      ['month', plan.monthly],
      ['year', plan.yearly],
    ] as const
    await insertProduct(
      db,
      {
        import_key: plan.key,
        name: plan.name,
        description: plan.description,
        features: [...plan.features],
        is_free: plan.isFree ?? false,
        is_recommended: plan.isRecommended ?? false,
        grants_premium: plan.grantsPremium ?? false,
        position,
      },
      prices.flatMap(([interval, amount]) =>
        amount === undefined
          ? []
          : [{ amount_minor: toMinor(amount, CURRENCY), currency: CURRENCY, interval }],
      ),
    )
  }
}

/** The monthly price of a demo plan; undefined where an administrator took plan or price away. */
export function findDemoPrice(db: Database, planKey: string) {
  return db
    .selectFrom('prices')
    .innerJoin('products', 'products.id', 'prices.product_id')
    .selectAll('prices')
    .where('products.import_key', '=', planKey)
    .where('prices.interval', '=', 'month')
    .where('prices.retired_at', 'is', null)
    .orderBy('prices.id')
    .executeTakeFirst()
}

export async function hasEverSubscribed(db: Database, userId: number): Promise<boolean> {
  return (
    (await db
      .selectFrom('subscriptions')
      .select('id')
      .where('user_id', '=', userId)
      .limit(1)
      .executeTakeFirst()) !== undefined
  )
}

/** Takes the demo accounts' subscriptions away, and the demo plans that nobody else has. */
export async function deleteDemoPlans(db: Database, userIds: readonly number[]): Promise<void> {
  await deleteSubscriptionsOf(db, userIds)
  await deleteUnusedProductsOfImport(db, DEMO_KEYS)
}
