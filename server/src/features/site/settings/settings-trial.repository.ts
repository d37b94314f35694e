import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export interface StoredTrial {
  readonly keys: readonly string[]
  readonly before_sealed: string
  /** By the clock of the database, which all processes share; below zero when its time is over. */
  readonly ms_left: number
}

export async function findTrial(db: Database): Promise<StoredTrial | undefined> {
  return db
    .selectFrom('settings_trials')
    .select([
      'keys',
      'before_sealed',
      sql<number>`extract(epoch from ends_at - clock_timestamp())::float8 * 1000`.as('ms_left'),
    ])
    .executeTakeFirst()
}

export async function insertTrial(
  db: Database,
  { keys, beforeSealed, seconds }: { keys: string[]; beforeSealed: string; seconds: number },
): Promise<void> {
  await db
    .insertInto('settings_trials')
    .values({
      keys,
      before_sealed: beforeSealed,
      ends_at: sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`,
    })
    .execute()
}

export async function deleteTrial(db: Database): Promise<void> {
  await db.deleteFrom('settings_trials').execute()
}
