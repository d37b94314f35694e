import type { Database } from '../../../platform/database/database.ts'
import type { DemoPlan } from './demo-plans.data.ts'

const DEMO_KEYS = 'demo:%'
const CURRENCY = 'EUR'

/** Plans that are there already stay as they are, prices included. */
export async function insertDemoPlans(db: Database, plans: readonly DemoPlan[]): Promise<void> {
  for (const [position, plan] of plans.entries()) {
    const inserted = await db
      .insertInto('products')
      .values({
        import_key: plan.key,
        name: plan.name,
        description: plan.description,
        features: [...plan.features],
        is_free: plan.isFree ?? false,
        is_recommended: plan.isRecommended ?? false,
        grants_premium: plan.grantsPremium ?? false,
        position,
      })
      .onConflict((conflict) => conflict.column('import_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) continue
    const prices = (
      [
        ['month', plan.monthly],
        ['year', plan.yearly],
      ] as const
    ).flatMap(([interval, amount]) =>
      amount === undefined
        ? []
        : [{ product_id: inserted.id, amount, currency: CURRENCY, interval }],
    )
    if (prices.length > 0) await db.insertInto('prices').values(prices).execute()
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
  await db.deleteFrom('subscriptions').where('user_id', 'in', userIds).execute()
  await db
    .deleteFrom('products')
    .where('import_key', 'like', DEMO_KEYS)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('subscriptions')
            .select('subscriptions.id')
            .whereRef('subscriptions.product_id', '=', 'products.id'),
        ),
      ),
    )
    .execute()
}
