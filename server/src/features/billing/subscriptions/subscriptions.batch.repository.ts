import type { Database } from '../../../platform/database/database.ts'

export async function deleteSubscriptionsOf(
  db: Database,
  userIds: readonly number[],
): Promise<void> {
  await db.deleteFrom('subscriptions').where('user_id', 'in', userIds).execute()
}
