import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { LoginChallenges } from '../../../platform/database/types.generated.ts'

export type LoginChallengeRow = Selectable<LoginChallenges>

export async function insertLoginChallenge(
  db: Database,
  challenge: Insertable<LoginChallenges>,
): Promise<void> {
  await db.insertInto('login_challenges').values(challenge).execute()
}

/** Counts an attempt before it is made, atomically. Undefined where the challenge is over or has none left. */
export function takeAttempt(
  db: Database,
  tokenHash: string,
  now: Date,
  mostAttempts: number,
): Promise<LoginChallengeRow | undefined> {
  return db
    .updateTable('login_challenges')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('attempts', '<', mostAttempts)
    .returningAll()
    .executeTakeFirst()
}

/** @returns whether it was there: of two answers at the same moment only one ends it */
export async function deleteLoginChallenge(db: Database, tokenHash: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('login_challenges')
    .where('token_hash', '=', tokenHash)
    .returning('token_hash')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function deleteExpiredLoginChallenges(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('login_challenges').where('expires_at', '<=', now).execute()
}

export async function deleteLoginChallengesOf(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('login_challenges').where('user_id', '=', userId).execute()
}
