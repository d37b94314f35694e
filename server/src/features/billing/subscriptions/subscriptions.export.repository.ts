import { toWhole } from '@mediatheque/contract/billing/money.ts'
import type { Database } from '../../../platform/database/database.ts'

/** Amounts in whole units of their currency. */
export async function listExportedSubscriptions(db: Database, userId: number) {
  const rows = await db
    .selectFrom('subscriptions as s')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .innerJoin('prices as c', 'c.id', 's.price_id')
    .select([
      'p.name as plan',
      'c.amount_minor',
      'c.currency',
      'c.interval',
      'c.interval_count',
      's.starts_at',
      's.current_period_end',
      's.ends_at',
      's.ended_at',
    ])
    .where('s.user_id', '=', userId)
    .orderBy('s.id')
    .execute()
  return rows.map(({ plan, amount_minor, currency, ...row }) => ({
    plan,
    amount: toWhole(amount_minor, currency),
    currency,
    ...row,
  }))
}
