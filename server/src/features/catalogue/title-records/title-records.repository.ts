import {
  ratingFilterOf,
  type RatingSource,
  titleRecordList,
} from '@mediatheque/contract/catalogue/title-records/title-records.list.ts'
import type { TitleRecordsQuery } from '@mediatheque/contract/catalogue/title-records/title-records.schemas.ts'
import type { OrderOf } from '@mediatheque/contract/core/define-list.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { sql } from 'kysely'
import {
  type BoundedListSql,
  findAllBounded,
  findBoundedPage,
} from '../../../platform/database/bounded-lists.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'

type List = typeof titleRecordList
type Order = OrderOf<List>

export interface TitleRecordsSource {
  readonly ratings: RatingSource
  /** What the words of the search found; undefined: there are none. */
  readonly found: readonly number[] | undefined
  /** Looked up before, so that the planner knows how many titles they have. */
  readonly typesOfCategories: ReadonlyMap<number, string>
}

/** Orders whose index there is behind the type as well. */
const BEHIND_TYPE: readonly Order[] = ['created_at', 'name', 'year']

const sourceOf = ({
  ratings,
  found,
  typesOfCategories,
}: TitleRecordsSource): BoundedListSql<List> => ({
  table: 'titles',
  found,
  orders: {
    id: sql`t.id`,
    name: sql`normalise_name(t.name) collate "C"`,
    year: { nullable: sql`t.year` },
    rating: { nullable: sql.ref(`t.${ratingFilterOf(ratings)}`) },
    views: sql`t.views`,
    created_at: sql`t.created_at`,
    updated_at: sql`t.updated_at`,
  },
  filters: {
    category: ({ value }) =>
      sql`t.type = any (${value.flatMap((id) => typesOfCategories.get(Number(id)) ?? [])}::text[])`,
    type: sql`t.type`,
    genres: ({ value }) => sql`t.genre_ids && ${value}::bigint[]`,
    release_date: sql`t.release_date`,
    tmdb_vote_average: sql`t.tmdb_vote_average`,
    local_vote_average: sql`t.local_vote_average`,
    qualities: ({ value }) => sql`t.quality_ids && ${value}::int[]`,
    languages: ({ value }) => sql`t.language_ids && ${value}::int[]`,
    language: ({ value }) => sql`t.spoken_languages && ${value.map(lowerCase)}::text[]`,
    runtime: sql`t.runtime_minutes`,
    productionCountries: ({ value }) => sql`t.country_codes && ${value.map(upperCase)}::text[]`,
    certification: ({ value }) => sql`t.certification = ${value}`,
    budget: sql`t.budget`,
    revenue: sql`t.revenue`,
    views: sql`t.views`,
    poster: ({ value }) => sql`t.poster_url is ${sql.raw(value ? 'not null' : 'null')}`,
    created_at: sql`t.created_at`,
    updated_at: sql`t.updated_at`,
  },
  walked: (order, { type }) => [
    order === 'rating' ? ratingFilterOf(ratings) : order,
    ...(type?.value.length === 1 && BEHIND_TYPE.includes(order) ? ['type'] : []),
  ],
})

const lowerCase = (code: unknown) => String(code).toLowerCase()
const upperCase = (code: unknown) => String(code).toUpperCase()

export interface TitleRecordRow {
  id: number
  version: number
  name: string
  type: string
  is_series: boolean
  year: number | null
  poster_url: string | null
  rating: number | null
  views: number
  active_links_count: number
  release_date: string | null
  runtime_minutes: number | null
  certification: string | null
  spoken_languages: string[]
  budget: number | null
  revenue: number | null
  created_at: Date
  updated_at: Date
}

/** A page of ids: their records are read for these alone. */
export const findTitleRecordPage = (
  db: Database,
  source: TitleRecordsSource,
  query: TitleRecordsQuery,
): Promise<RowPage<number>> => findBoundedPage(db, titleRecordList, sourceOf(source), query)

export const findAllTitleRecords = (
  db: Database,
  source: TitleRecordsSource,
  query: TitleRecordsQuery,
): Promise<readonly number[]> => findAllBounded(db, titleRecordList, sourceOf(source), query)

/** In the order of the ids. */
export async function findTitleVersions(
  db: Database,
  ids: readonly number[],
): Promise<{ id: number; version: number }[]> {
  const { rows } = await sql<{ id: number; version: number }>`select t.id, t.version
    from unnest(${[...ids]}::bigint[]) with ordinality asked (id, place)
    join titles t on t.id = asked.id order by asked.place`.execute(db)
  return rows
}

/** In the order of the ids. */
export async function readTitleRecords(
  db: Database,
  ids: readonly number[],
  { language, ratings }: { language: Language; ratings: RatingSource },
): Promise<TitleRecordRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('titles as t')
    .leftJoin('title_translations as tr', (join) =>
      join.onRef('tr.title_id', '=', 't.id').on('tr.language', '=', language),
    )
    .select([
      't.id',
      't.version',
      't.type',
      't.is_series',
      't.year',
      't.poster_url',
      't.views',
      't.active_links_count',
      't.release_date',
      't.runtime_minutes',
      't.certification',
      't.spoken_languages',
      't.budget',
      't.revenue',
      't.created_at',
      't.updated_at',
      `t.${ratingFilterOf(ratings)} as rating`,
    ])
    .select(sql<string>`coalesce(tr.name, t.name)`.as('name'))
    .where(sql<boolean>`t.id = any (${ids}::bigint[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
