import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { lockCounting } from './counted-days.repository.ts'
import { deleteKeysOfGoneTerms } from './report-vectors.repository.ts'

const AT_ONCE = 10_000

/** From then on the sums of these days stay as they are: what they were made of is about to go. */
async function closeDays(db: Database, before: Date): Promise<void> {
  await sql`update counted_days set is_final = true
    where day < ${dayOf(before)} and not is_final and not is_stale and taken_at is null and counted_at is not null`.execute(
    db,
  )
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** Rows of closed days, in steps, so that nothing waits for the end of millions of them. */
const deleteClosed = (deleteSome: ReturnType<typeof sql>) => async (db: Database, before: Date) => {
  await closeDays(db, before)
  for (let gone = AT_ONCE; gone === AT_ONCE;)
    gone = Number((await deleteSome.execute(db)).numAffectedRows ?? 0)
}

const closed = sql`(select day from counted_days where is_final)`

export const deleteVisitsBefore = deleteClosed(
  sql`delete from page_visits where id in (
    select id from page_visits where day in ${closed} limit ${sql.lit(AT_ONCE)})`,
)
export const deleteSittingsBefore = deleteClosed(
  sql`delete from play_sittings where id in (
    select id from play_sittings where day in ${closed} limit ${sql.lit(AT_ONCE)})`,
)
export const deleteDownloadsBefore = deleteClosed(
  sql`delete from counted_downloads where id in (
    select id from counted_downloads where day in ${closed} limit ${sql.lit(AT_ONCE)})`,
)
export const deleteFailedSearchesBefore = deleteClosed(
  sql`delete from failed_searches where id in (
    select id from failed_searches where day in ${closed} limit ${sql.lit(AT_ONCE)})`,
)

/** What fewer visitors searched for may say who they are. */
const LEAST_SEARCHERS = 3

/** Searches that few visitors made, of all days together, and nobody since. Not while somebody counts them. */
export async function deleteRareTerms(db: Database, before: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockCounting(tx)
    await sql`delete from report_counts where subject = 'searches' and dimension = 'term' and key in (
      select key from report_counts where subject = 'searches' and dimension = 'term' and record = '' and span = 'day'
      group by key having sum(visitors) < ${sql.lit(LEAST_SEARCHERS)} and max(starts_on) < ${dayOf(before)})`.execute(
      tx,
    )
    await deleteKeysOfGoneTerms(tx)
  })
}
