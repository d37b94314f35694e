import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { titleConditions, type TitleFilter } from './title-filter.repository.ts'

/** One title in so many is in the index `titles_sample`, by its id. */
export const TITLES_PER_SAMPLE = 32

/** The values of the titles `found`, a row each. */
const VALUES = {
  type: sql`select type as value from found`,
  genre: sql`select unnest(genre_ids)::text as value from found`,
  country: sql`select unnest(country_codes) as value from found`,
  quality: sql`select unnest(quality_ids)::text as value from found`,
  language: sql`select unnest(language_ids)::text as value from found`,
  spoken_language: sql`select unnest(spoken_languages) as value from found`,
  certification: sql`select certification as value from found where certification is not null`,
  decade: sql`select (year / 10 * 10)::text as value from found where year is not null`,
} as const satisfies Record<string, RawBuilder<unknown>>
export type TitleFacet = keyof typeof VALUES
export const TITLE_FACETS = Object.keys(VALUES) as TitleFacet[]

export interface ValueCounts {
  /** How many titles were looked at. */
  total: number
  counts: Partial<Record<TitleFacet, ReadonlyMap<string, number>>>
}

const whereOf = (conditions: readonly RawBuilder<boolean>[]) =>
  conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``

/** How many titles of a list have which values: of all, `most` at most, or of the sample alone. */
export async function countValueRows(
  db: Database,
  filter: TitleFilter,
  facets: readonly TitleFacet[],
  among: 'sample' | { most: number },
): Promise<ValueCounts> {
  const conditions = titleConditions(filter)
  const sampled = sql<boolean>`t.id % ${sql.lit(TITLES_PER_SAMPLE)} = 0`
  const titles =
    among === 'sample'
      ? sql`titles t ${whereOf([sampled, ...conditions])}`
      : sql`titles t ${whereOf(conditions)} limit ${among.most}`
  const counted = facets.map(
    (facet) =>
      sql`select ${sql.lit(facet)}, value, count(*)::int from (${VALUES[facet]}) v group by value`,
  )
  const { rows } = await sql<{ facet: TitleFacet | null; value: string; count: number }>`
    with found as materialized (
      select t.type, t.genre_ids, t.country_codes, t.quality_ids, t.language_ids, t.spoken_languages, t.certification, t.year
      from ${titles})
    ${sql.join([sql`select null as facet, null as value, count(*)::int as count from found`, ...counted], sql` union all `)}`.execute(
    db,
  )
  return {
    total: rows.find(({ facet }) => facet === null)?.count ?? 0,
    counts: Object.fromEntries(
      facets.map((name) => [
        name,
        new Map(
          rows.filter(({ facet }) => facet === name).map(({ value, count }) => [value, count]),
        ),
      ]),
    ),
  }
}

/** What the planner expects reading all titles of a list to cost; a page read in order is 1. */
export async function estimateCost(db: Database, filter: TitleFilter): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Total Cost': number } }] }>`
    explain (format json) select t.genre_ids from titles t ${whereOf(titleConditions(filter))}`.execute(
    db,
  )
  return rows[0]?.['QUERY PLAN'][0].Plan['Total Cost'] ?? Number.POSITIVE_INFINITY
}
