import type {
  DayView,
  ReportSubject,
  SumsView,
} from '@mediatheque/contract/operations/insights/insights.schemas.ts'
import { STOPS } from '@mediatheque/contract/operations/insights/insights.schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import {
  addVectors,
  countKeys,
  keysOf,
  leastOfFirst,
  type SignedVector,
  type Totals,
} from '../visits/visits.service.ts'
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

/** What these keys come to in a range; keys without anything are left out. */
export async function sumKeys(
  db: Database,
  { subject, dimension, record = '' }: Counted,
  {
    keys,
    stretches,
  }: { readonly keys: readonly string[]; readonly stretches: readonly CountedStretch[] },
): Promise<Ranked[]> {
  const { rows } = await sql<Ranked>`
    select k.key, sum(c.events)::bigint as events, sum(c.visitors)::bigint as visitors, sum(c.seconds)::bigint as seconds
    from ${stretchesOf(stretches)} cross join unnest(${[...keys]}::text[]) as k (key)
    cross join lateral (
      -- By itself, so that each key is looked up: joined, all keys of these days would be read where they are few.
      select sum(c.events) as events, sum(c.visitors) as visitors, sum(c.seconds) as seconds from report_counts c
      where c.subject = ${subject} and c.dimension = ${dimension} and c.record = ${record} and c.span = r.span
        and c.key = k.key and c.starts_on between r.first and r.last
    ) as c where c.events is not null group by k.key`.execute(db)
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

/** The keys with the most events in a range, ties by their key. */
export async function listRanked(
  db: Database,
  counted: Counted,
  { cover, limit }: { readonly cover: Cover; readonly limit: number },
): Promise<Ranked[]> {
  const keys = counted.record
    ? await rankRows(db, counted, { stretches: cover.stretches, limit })
    : await rankVectors(db, counted, { sums: cover.sums, limit })
  const found = await sumKeys(db, counted, { keys, stretches: cover.stretches })
  const places = new Map(keys.map((key, place) => [key, place]))
  return found.toSorted((a, b) => places.get(a.key)! - places.get(b.key)!)
}

/** One title has few hosts, videos or qualities. */
async function rankRows(
  db: Database,
  { subject, dimension, record }: Counted,
  { stretches, limit }: { readonly stretches: readonly CountedStretch[]; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select c.key from ${stretchesOf(stretches)}
    join report_counts c on c.subject = ${subject} and c.dimension = ${dimension} and c.record = ${record}
      and c.span = r.span and c.starts_on between r.first and r.last
    group by c.key order by sum(c.events) desc, c.key collate "C" limit ${limit}`.execute(db)
  return rows.map(({ key }) => key)
}

/**
 * The site has a hundred thousand keys a year. Only those that can be among the first are asked for their names, with all
 * that have as much as the last of them.
 */
async function rankVectors(
  db: Database,
  { subject, dimension }: Counted,
  { sums, limit }: { readonly sums: readonly SignedStretch[]; readonly limit: number },
): Promise<string[]> {
  const { rows: vectors } = await sql<SignedVector>`
    select r.sign, v.counts
    from unnest(${sums.map(({ span }) => span)}::text[], ${sums.map(({ first }) => first)}::date[],
      ${sums.map(({ last }) => last)}::date[], ${sums.map(({ sign }) => sign)}::int[]) as r (span, first, last, sign)
    join report_vectors v on v.subject = ${subject} and v.dimension = ${dimension} and v.span = r.span
      and v.starts_on between r.first and r.last`.execute(db)
  const totals = addVectors(vectors)
  const known = countKeys(totals)
  // Searches that were forgotten have no name any more: then more are asked for theirs.
  for (let wanted = limit; ; wanted *= 4) {
    const first = keysOf(totals, leastOfFirst(totals, wanted))
    const keys = await nameFirst(db, { ids: first, totals, limit })
    if (keys.length === limit || first.length === known) return keys
  }
}

async function nameFirst(
  db: Database,
  { ids, totals, limit }: { ids: readonly number[]; totals: Totals; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select k.key from unnest(${ids}::int[], ${ids.map((id) => totals[id]!)}::float8[]) as f (id, events)
    join report_keys k on k.id = f.id order by f.events desc, k.key collate "C" limit ${limit}`.execute(
    db,
  )
  return rows.map(({ key }) => key)
}
