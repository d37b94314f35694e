import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export interface StaleDay {
  readonly day: string
  readonly countedAt: Date | null
  readonly tookMs: number
}

/** Days to which something came since they were counted, or that nobody finished; the newest first. */
export async function listStaleDays(db: Database): Promise<StaleDay[]> {
  const { rows } = await sql<StaleDay>`
    select day::text, counted_at as "countedAt", took_ms as "tookMs" from counted_days
    where (is_stale or taken_at is not null) and not is_final order by day desc`.execute(db)
  return rows
}

/** Waits for who is adding to the day; what comes from now on makes it stale again. In a transaction of its own. */
export async function takeDay(db: Database, day: string, now: Date): Promise<void> {
  await sql`update counted_days set is_stale = false, taken_at = ${now} where day = ${day}`.execute(
    db,
  )
}

export async function finishDay(
  tx: Database,
  day: string,
  { now, tookMs }: { readonly now: Date; readonly tookMs: number },
): Promise<void> {
  await sql`update counted_days set taken_at = null, counted_at = ${now}, took_ms = ${tookMs} where day = ${day}`.execute(
    tx,
  )
}

/** One process counts at a time; the others wait until it is over. */
export async function lockCounting(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('report_counts', 0))`.execute(tx)
}

export async function hasMonth(db: Database, month: string): Promise<boolean> {
  const { rows } = await sql`select from counted_months where month = ${month}`.execute(db)
  return rows.length > 0
}

/** What the year came to up to this month, and to those after it, has to be added up again. */
export async function noteMonth(tx: Database, month: string): Promise<void> {
  await sql`insert into counted_months (month) values (${month}) on conflict do nothing`.execute(tx)
  await sql`update counted_months set in_year = false
    where in_year and month >= ${month} and month < date_trunc('year', ${month}::date) + interval '1 year'`.execute(
    tx,
  )
}

/** Counted months of which it is not known yet what the year came to; the oldest first. */
export async function listMonthsOutsideYears(db: Database): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select month::text from counted_months where not in_year order by month`.execute(db)
  return rows.map(({ month }) => month)
}

/** The counted month before this one in its year, and whether it is known what the year came to with it. */
export async function findMonthBefore(
  tx: Database,
  month: string,
): Promise<{ readonly month: string; readonly in_year: boolean } | undefined> {
  const { rows } = await sql<{ month: string; in_year: boolean }>`
    select month::text, in_year from counted_months
    where month >= date_trunc('year', ${month}::date) and month < ${month} order by month desc limit 1`.execute(
    tx,
  )
  return rows[0]
}

export async function noteYear(tx: Database, month: string): Promise<void> {
  await sql`update counted_months set in_year = true where month = ${month}`.execute(tx)
}

/** Months before that of this day with a day that is counted, of which there are no sums yet. */
export async function listUncountedMonths(db: Database, today: string): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select distinct date_trunc('month', day)::date::text as month from counted_days
    where day < date_trunc('month', ${today}::date) and counted_at is not null
      and not exists (select from counted_months m where m.month = date_trunc('month', counted_days.day)::date)
    order by 1`.execute(db)
  return rows.map(({ month }) => month)
}

export interface NewDownload {
  readonly id: number
  readonly at: Date
}

/** Downloads of which nobody has said yet on which day of the site they were. */
export async function listNewDownloads(tx: Database, most: number): Promise<NewDownload[]> {
  const { rows } = await sql<NewDownload>`select id, at from counted_downloads where day is null
    order by id limit ${most} for update skip locked`.execute(tx)
  return rows
}

export async function nameDaysOfDownloads(
  tx: Database,
  downloads: readonly { readonly id: number; readonly day: string }[],
): Promise<void> {
  await sql`update counted_downloads c set day = n.day
    from unnest(${downloads.map(({ id }) => id)}::bigint[], ${downloads.map(({ day }) => day)}::date[]) as n (id, day)
    where c.id = n.id`.execute(tx)
}
