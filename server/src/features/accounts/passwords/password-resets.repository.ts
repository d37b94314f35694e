import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export async function insertPasswordReset(
  db: Database,
  reset: { token_hash: string; user_id: number; created_at: Date; expires_at: Date },
): Promise<void> {
  await db.insertInto('password_resets').values(reset).execute()
}

/**
 * Uses a link up: of two uses at the same moment only one gets the account.
 * @returns its account, when the link is still good and belongs to this address
 */
export async function takePasswordReset(
  db: Database,
  { tokenHash, email, now }: { tokenHash: string; email: string; now: Date },
): Promise<number | undefined> {
  const row = await db
    .deleteFrom('password_resets')
    .using('users')
    .whereRef('users.id', '=', 'password_resets.user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where(sql`lower(coalesce(users.unconfirmed_email, users.email))`, '=', email.toLowerCase())
    .where('users.banned_at', 'is', null)
    .returning('password_resets.user_id')
    .executeTakeFirst()
  return row?.user_id
}

export async function deletePasswordResetsOf(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute()
}

export async function deleteExpiredPasswordResets(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute()
}
