import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

export interface Throttle {
  readonly hits: number
  readonly resets_at: Date
}

/** Counts an attempt, atomically: of any number at the same moment each gets a number of its own. */
export async function countHit(
  db: Database,
  key: string,
  now: Date,
  resetsAt: Date,
): Promise<Throttle> {
  const isOver = sql<boolean>`throttles.resets_at <= ${now}`
  return db
    .insertInto('throttles')
    .values({ key, hits: 1, resets_at: resetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when ${isOver} then 1 else throttles.hits + 1 end`,
        resets_at: sql`case when ${isOver} then excluded.resets_at else throttles.resets_at end`,
      }),
    )
    .returning(['hits', 'resets_at'])
    .executeTakeFirstOrThrow()
}

export async function uncountHit(db: Database, key: string): Promise<void> {
  await db
    .updateTable('throttles')
    .set((eb) => ({ hits: eb('hits', '-', 1) }))
    .where('key', '=', key)
    .where('hits', '>', 0)
    .execute()
}

export async function deleteThrottle(db: Database, key: string): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', key).execute()
}

export async function deleteOldThrottles(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('throttles').where('resets_at', '<=', before).execute()
}
