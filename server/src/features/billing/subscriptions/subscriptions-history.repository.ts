import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import type { Database } from '../../../platform/database/database.ts'

/** Subscriptions with what their history keeps. */
export async function readSubscriptionStates(
  tx: Database,
  ids: readonly number[],
): Promise<readonly AuditedState[]> {
  const rows = await tx
    .selectFrom('subscriptions')
    .innerJoin('users', 'users.id', 'subscriptions.user_id')
    .innerJoin('products', 'products.id', 'subscriptions.product_id')
    .select([
      'subscriptions.id',
      'subscriptions.user_id',
      'subscriptions.starts_at',
      'subscriptions.current_period_end',
      'subscriptions.ends_at',
      'subscriptions.ended_at',
      'subscriptions.state',
      'subscriptions.grace_until',
      'products.name as plan',
      'users.username',
    ])
    .where('subscriptions.id', 'in', [0, ...ids])
    .orderBy('subscriptions.id')
    .execute()
  return rows.map(({ id, username, ...values }) => ({
    id,
    name: `${values.plan} · ${username}`,
    ownerId: values.user_id,
    values,
  }))
}
