import type { Database } from '../../../platform/database/database.ts'

/** @returns whether the challenge was unused: of two uses at the same moment only one counts */
export async function useChallenge(
  db: Database,
  challengeHash: string,
  expiresAt: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('human_check_solutions')
    .values({ challenge_hash: challengeHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge_hash')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteExpiredChallenges(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('human_check_solutions').where('expires_at', '<=', now).execute()
}
