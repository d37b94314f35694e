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

/** Of which spans around a day there are sums. */
export async function findCountedSpans(
  db: Database,
  month: string,
): Promise<{ readonly hasMonth: boolean; readonly hasQuarter: boolean }> {
  const { rows } = await sql<{ in_quarter: boolean }>`
    select in_quarter from counted_months where month = ${month}`.execute(db)
  return { hasMonth: rows.length > 0, hasQuarter: rows[0]?.in_quarter ?? false }
}

export async function noteMonth(tx: Database, month: string): Promise<void> {
  await sql`insert into counted_months (month) values (${month}) on conflict do nothing`.execute(tx)
}

export async function noteQuarter(tx: Database, quarter: string): Promise<void> {
  await sql`update counted_months set in_quarter = true
    where date_trunc('quarter', month)::date = ${quarter}`.execute(tx)
}

/** Quarters of which all three months have sums, and they themselves none yet. */
export async function listUncountedQuarters(db: Database): Promise<string[]> {
  const { rows } = await sql<{ quarter: string }>`
    select date_trunc('quarter', month)::date::text as quarter from counted_months
    group by 1 having count(*) = 3 and not bool_and(in_quarter) order by 1`.execute(db)
  return rows.map(({ quarter }) => quarter)
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
