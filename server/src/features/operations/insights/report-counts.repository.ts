import type {
  DayView,
  ReportSubject,
  SumsView,
} from '@mediatheque/contract/operations/insights/insights.schemas.ts'
import { STOPS } from '@mediatheque/contract/operations/insights/insights.schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { CountedMonths, CountedStretch, Cover, SignedStretch } from './cover-range.ts'

/** Which sums: `record` is empty for the site. */
export interface Counted {
  readonly subject: ReportSubject
  readonly dimension: string
  readonly record?: string
}

export interface Ranked extends SumsView {
  readonly key: string
}

/** @param record of whose sums; what a year came to is known of the site alone */
export async function listCountedMonths(db: Database, record = ''): Promise<CountedMonths> {
  const { rows } = await sql<{ month: string; in_year: boolean }>`
    select month::text, in_year from counted_months`.execute(db)
  const inYear = record === '' ? rows.filter((row) => row.in_year) : []
  return {
    months: new Set(rows.map(({ month }) => month)),
    yearsToDate: new Set(inYear.map(({ month }) => month)),
  }
}

/** Until when everything was counted that had come; null where nothing was yet. */
export async function findCountedAt(db: Database): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(counted_at) as at from (select counted_at from counted_days order by day desc limit 3) as newest`.execute(
    db,
  )
  return rows[0]?.at ?? null
}

/** The days of a range on which there was something, in their order. */
export async function listDays(
  db: Database,
  { subject, dimension, record = '' }: Counted,
  { key, from, to }: { readonly key: string; readonly from: string; readonly to: string },
): Promise<DayView[]> {
  const { rows } =
    await sql<DayView>`select starts_on::text as day, events, visitors, seconds from report_counts
    where subject = ${subject} and dimension = ${dimension} and record = ${record} and span = 'day' and key = ${key}
      and starts_on between ${from} and ${to} order by starts_on`.execute(db)
  return rows
}

const stretchesOf = (stretches: readonly CountedStretch[]) =>
  sql`unnest(${stretches.map(({ span }) => span)}::text[], ${stretches.map(({ first }) => first)}::date[],
    ${stretches.map(({ last }) => last)}::date[]) as r (span, first, last)`

const sumsOf = (sums: readonly SignedStretch[]) =>
  sql`unnest(${sums.map(({ span }) => span)}::text[], ${sums.map(({ first }) => first)}::date[],
    ${sums.map(({ last }) => last)}::date[], ${sums.map(({ sign }) => sign)}::int[]) as r (span, first, last, sign)`

/** What these keys come to in a range; keys without anything are left out. */
export async function sumKeys(
  db: Database,
  { subject, dimension, record = '' }: Counted,
  { keys, sums }: { readonly keys: readonly string[]; readonly sums: readonly SignedStretch[] },
): Promise<Ranked[]> {
  const { rows } = await sql<Ranked>`
    select k.key, sum(c.events * r.sign)::bigint as events, sum(c.visitors * r.sign)::bigint as visitors,
      sum(c.seconds * r.sign)::bigint as seconds
    from ${sumsOf(sums)} cross join unnest(${[...keys]}::text[]) as k (key)
    cross join lateral (
      -- By itself, so that each key is looked up: joined, all keys of these days would be read where they are few.
      select sum(c.events) as events, sum(c.visitors) as visitors, sum(c.seconds) as seconds from report_counts c
      where c.subject = ${subject} and c.dimension = ${dimension} and c.record = ${record} and c.span = r.span
        and c.key = k.key and c.starts_on between r.first and r.last
    ) as c where c.events is not null group by k.key having sum(c.events * r.sign) > 0`.execute(db)
  return rows
}

/** How many plays of one key were left in each twentieth; null where none knows its length. */
export async function sumStops(
  db: Database,
  {
    dimension,
    key,
    stretches,
  }: { dimension: string; key: string; stretches: readonly CountedStretch[] },
): Promise<number[] | null> {
  const { rows } = await sql<{ at: number; count: number }>`
    select s.at::int as at, sum(s.count)::bigint as count from ${stretchesOf(stretches)}
    join report_counts c on c.subject = 'plays' and c.dimension = ${dimension} and c.record = '' and c.span = r.span
      and c.key = ${key} and c.starts_on between r.first and r.last
    cross join unnest(c.stops) with ordinality as s (count, at) group by s.at`.execute(db)
  const counts = new Map(rows.map(({ at, count }) => [at, count]))
  const stops = Array.from({ length: STOPS }, (_, at) => counts.get(at + 1) ?? 0)
  return stops.some((count) => count > 0) ? stops : null
}

/** Of each sum so many leaders are looked at first; a key that leads nowhere cannot come to much. */
const LEAST_LEADERS = 50

/**
 * The keys with the most events in a range, ties by their key. What leads no day and no month cannot have more
 * than the last leaders of all of these together: where enough others have more as leaders alone, nothing else has to be
 * looked at. Where few lead for long, all are added up.
 */
export async function listRanked(
  db: Database,
  counted: Counted,
  { cover, limit }: { readonly cover: Cover; readonly limit: number },
): Promise<Ranked[]> {
  const { stretches, sums } = cover
  if (await isLevel(db, counted, { sums, limit })) return rankAll(db, counted, { sums, limit })
  const { keys, isSettled } = await listLeaders(db, counted, { stretches, limit })
  if (!isSettled) return rankAll(db, counted, { sums, limit })
  const found = await sumKeys(db, counted, { keys, sums })
  return found.toSorted((a, b) => b.events - a.events || (a.key < b.key ? -1 : 1)).slice(0, limit)
}

/** Where so many further places have nearly as much, as many lead on some day or other, and leaders settle nothing. */
const LEVEL_SHARE = 0.9

/** Whether what leads is nearly level where the table ends, by the longest of the sums: a year, else a month. */
async function isLevel(
  db: Database,
  { subject, dimension, record = '' }: Counted,
  { sums, limit }: { readonly sums: readonly SignedStretch[]; readonly limit: number },
): Promise<boolean> {
  const longest =
    sums.findLast(({ span, sign }) => span === 'year-to-date' && sign === 1) ??
    sums.findLast(({ span }) => span === 'month')
  if (!longest) return false
  const { rows } = await sql<{ last: number | null; further: number | null }>`
    select nth_value(events, ${limit}) over whole as last, nth_value(events, ${2 * limit}) over whole as further
    from (
      select events, key from report_counts
      where subject = ${subject} and dimension = ${dimension} and record = ${record} and span = ${longest.span}
        and starts_on = ${longest.last} order by events desc, key limit ${2 * limit}
    ) as front
    window whole as (order by events desc, key rows between unbounded preceding and unbounded following) limit 1`.execute(
    db,
  )
  const { last, further } = rows[0] ?? {}
  return Boolean(last && further && further > last * LEVEL_SHARE)
}

/**
 * The same by the events of every key, along the index of ranks alone. They are added up as floats, which are exact up to
 * nine thousand billions and take a third of the time of what PostgreSQL adds bigints up in.
 */
async function rankAll(
  db: Database,
  counted: Counted,
  { sums, limit }: { readonly sums: readonly SignedStretch[]; readonly limit: number },
): Promise<Ranked[]> {
  const { subject, dimension, record = '' } = counted
  const { rows } = await sql<{ key: string }>`
    select c.key from ${sumsOf(sums)}
    join report_counts c on c.subject = ${subject} and c.dimension = ${dimension} and c.record = ${record}
      and c.span = r.span and c.starts_on between r.first and r.last
    group by c.key having sum(c.events::float8 * r.sign) > 0
    order by sum(c.events::float8 * r.sign) desc, c.key collate "C" limit ${limit}`.execute(db)
  const keys = rows.map(({ key }) => key)
  const found = await sumKeys(db, counted, { keys, sums })
  const places = new Map(keys.map((key, place) => [key, place]))
  return found.toSorted((a, b) => places.get(a.key)! - places.get(b.key)!)
}

/**
 * The keys that may be among the first of a range, of those that lead any of its sums (NRA of Fagin, Lotem and Naor): each
 * has at least what it has where it leads, and at most as much as the last leader where it does not.
 * @returns `isSettled` where no other key may be among them
 */
async function listLeaders(
  db: Database,
  { subject, dimension, record = '' }: Counted,
  { stretches, limit }: { readonly stretches: readonly CountedStretch[]; readonly limit: number },
): Promise<{ readonly keys: readonly string[]; readonly isSettled: boolean }> {
  const leaders = Math.max(LEAST_LEADERS, 2 * limit)
  const { rows } = await sql<{ keys: string[] | null; is_settled: boolean }>`
    with front as materialized (
      select l.* from ${stretchesOf(stretches)}
      cross join generate_series(r.first::timestamp, r.last::timestamp, 
        case r.span when 'day' then interval '1 day' else interval '1 month' end) as d (at)
      cross join lateral (
        select f.key, f.events, row_number() over whole as place,
          coalesce(nth_value(f.events, ${leaders}) over whole, 0) as floor
        from (
          select c.key, c.events from report_counts c
          where c.subject = ${subject} and c.dimension = ${dimension} and c.record = ${record} and c.span = r.span
            and c.starts_on = d.at::date order by c.events desc, c.key limit ${leaders}
        ) as f
        window whole as (order by f.events desc, f.key rows between unbounded preceding and unbounded following)
      ) as l
    ),
    bounds as materialized (
      select key, sum(events) as least, sum(events - floor) as beyond from front group by key
    ),
    others as (select coalesce(sum(events) filter (where place = ${leaders}), 0) as most from front),
    wanted as (select coalesce((select least from bounds order by least desc offset ${limit - 1} limit 1), 0) as least)
    select (select array_agg(key) from bounds where beyond + others.most >= wanted.least) as keys,
      others.most = 0 or wanted.least > others.most as is_settled
    from others, wanted`.execute(db)
  return { keys: rows[0]?.keys ?? [], isSettled: rows[0]?.is_settled ?? true }
}
