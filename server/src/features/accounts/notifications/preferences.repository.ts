import type { NotificationChannel } from '@mediatheque/contract/accounts/notifications/notification-types.ts'
import type { Database } from '../../../platform/database/database.ts'

/** What these people chose for one type, by user; nothing for those who follow the defaults. */
export async function listChoicesForType(
  db: Database,
  type: string,
  userIds: readonly number[],
): Promise<Map<number, NotificationChannel[]>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('notification_preferences')
    .select(['user_id', 'channels'])
    .where('type', '=', type)
    .where('user_id', 'in', [...userIds])
    .execute()
  return new Map(rows.map((row) => [row.user_id, row.channels as NotificationChannel[]]))
}

/** What one person chose, by type. */
export async function listChoicesOf(
  db: Database,
  userId: number,
): Promise<Map<string, NotificationChannel[]>> {
  const rows = await db
    .selectFrom('notification_preferences')
    .select(['type', 'channels'])
    .where('user_id', '=', userId)
    .execute()
  return new Map(rows.map((row) => [row.type, row.channels as NotificationChannel[]]))
}

export interface Choice {
  readonly type: string
  readonly channels: readonly NotificationChannel[]
}

export async function saveChoices(
  db: Database,
  userId: number,
  choices: readonly Choice[],
): Promise<void> {
  if (choices.length === 0) return
  await db
    .insertInto('notification_preferences')
    .values(
      choices.map(({ type, channels }) => ({ user_id: userId, type, channels: [...channels] })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'type'])
        .doUpdateSet((eb) => ({ channels: eb.ref('excluded.channels'), updated_at: new Date() })),
    )
    .execute()
}
