import type { Database } from '../../../platform/database/database.ts'

export async function findCalendarKey(db: Database, userId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('calendar_keys')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.created_at
}

/** Whose key it is. */
export async function findUserOfKey(db: Database, keyHash: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('calendar_keys')
    .select('user_id')
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
  return row?.user_id
}

/** The one before ends. */
export async function writeCalendarKey(
  db: Database,
  userId: number,
  key: { readonly key_hash: string; readonly created_at: Date },
): Promise<void> {
  await db
    .insertInto('calendar_keys')
    .values({ user_id: userId, ...key })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(key))
    .execute()
}

export async function deleteCalendarKey(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('calendar_keys').where('user_id', '=', userId).execute()
}
