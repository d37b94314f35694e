import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

const AT_ONCE = 10_000

/** In steps, so that nothing waits for the end of a year of plays. */
export async function deletePlaysBefore(db: Database, before: Date): Promise<void> {
  for (let gone = AT_ONCE; gone === AT_ONCE;) {
    const { numAffectedRows } = await sql`delete from plays where id in (
      select id from plays where last_at < ${before} order by last_at limit ${sql.lit(AT_ONCE)})`.execute(
      db,
    )
    gone = Number(numAffectedRows ?? 0)
  }
}

/** Whom guests were in front of which video; how often it was played stays. */
export async function forgetGuestPlays(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('guest_plays').where('last_at', '<', before).execute()
}
