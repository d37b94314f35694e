import type { Database } from '../../../platform/database/database.ts'

/** @returns whether nobody else holds it */
export async function takeHold(
  db: Database,
  { userId, token, now, until }: { userId: number; token: string; now: Date; until: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('payment_holds')
    .values({ user_id: userId, token, until })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ token, until })
        .where('payment_holds.until', '<=', now),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** It goes on: nobody else takes it before this. */
export async function extendHold(
  db: Database,
  { userId, token, until }: { userId: number; token: string; until: Date },
): Promise<void> {
  await db
    .updateTable('payment_holds')
    .set({ until })
    .where('user_id', '=', userId)
    .where('token', '=', token)
    .execute()
}

export async function dropHold(db: Database, userId: number, token: string): Promise<void> {
  await db
    .deleteFrom('payment_holds')
    .where('user_id', '=', userId)
    .where('token', '=', token)
    .execute()
}
