import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { EmailVerifications } from '../../../platform/database/types.generated.ts'

/**
 * Takes the turn to send a code, unless one was sent after `notSince`. The code itself follows in the background; until
 * then no code is right.
 * @returns whether it is this caller's turn
 */
export async function takeTurnToSend(
  db: Database,
  {
    userId,
    now,
    notSince,
    expiresAt,
  }: { userId: number; now: Date; notSince: Date; expiresAt: Date },
): Promise<boolean> {
  const values = { code_hash: '', attempts: 0, sent_at: now, expires_at: expiresAt }
  const row = await db
    .insertInto('email_verifications')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(values)
        .where('email_verifications.sent_at', '<=', notSince),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function setCode(db: Database, userId: number, codeHash: string): Promise<void> {
  await db
    .updateTable('email_verifications')
    .set({ code_hash: codeHash })
    .where('user_id', '=', userId)
    .execute()
}

/** Counts an attempt before it is made, atomically. Undefined where the code is over or has no attempt left. */
export function takeCodeAttempt(
  db: Database,
  userId: number,
  now: Date,
  mostAttempts: number,
): Promise<Selectable<EmailVerifications> | undefined> {
  return db
    .updateTable('email_verifications')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('attempts', '<', mostAttempts)
    .returningAll()
    .executeTakeFirst()
}

/** Codes of the address before verify no other one. */
export async function deleteCodesOf(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('email_verifications').where('user_id', '=', userId).execute()
}

/** @returns whether it was there: a code works once */
export async function deleteCode(db: Database, userId: number, codeHash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('email_verifications')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}
