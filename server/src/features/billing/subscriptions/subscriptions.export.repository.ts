import type { Database } from '../../../platform/database/database.ts'

export function listExportedSubscriptions(db: Database, userId: number) {
  return db
    .selectFrom('subscriptions as s')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .innerJoin('prices as c', 'c.id', 's.price_id')
    .select([
      'p.name as plan',
      'c.amount',
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
}
