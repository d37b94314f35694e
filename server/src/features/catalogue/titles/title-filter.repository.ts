import type { TitleOrder } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { type RawBuilder, sql } from 'kysely'

/** What a list of titles is narrowed to; slugs are looked up already. Genres and keywords must all be there, of the others one. */
export interface TitleFilter {
  /** Only these. */
  ids?: readonly number[] | undefined
  types?: readonly string[] | undefined
  genreIds?: readonly number[] | undefined
  keywordIds?: readonly number[] | undefined
  countryCodes?: readonly string[] | undefined
  languageIds?: readonly number[] | undefined
  qualityIds?: readonly number[] | undefined
  personId?: number | undefined
  yearFrom?: number | undefined
  yearTo?: number | undefined
  minRating?: number | undefined
  maxRating?: number | undefined
  runtimeFrom?: number | undefined
  runtimeTo?: number | undefined
  certifications?: readonly string[] | undefined
  spokenLanguages?: readonly string[] | undefined
  hasLinks?: boolean | undefined
  hasPlot?: boolean | undefined
  /** Titles picked by hand for this channel. */
  channelId?: number | undefined
  /** Words of a `tsquery`. */
  search?: string | undefined
}

const rating = sql`coalesce(t.local_vote_average, t.tmdb_vote_average)`

/** Between two numbers, either of which may be open. */
const spanConditions = (filter: TitleFilter) => [
  filter.yearFrom !== undefined && sql<boolean>`t.year >= ${filter.yearFrom}`,
  filter.yearTo !== undefined && sql<boolean>`t.year <= ${filter.yearTo}`,
  filter.minRating !== undefined && sql<boolean>`${rating} >= ${filter.minRating}`,
  filter.maxRating !== undefined && sql<boolean>`${rating} <= ${filter.maxRating}`,
  filter.runtimeFrom !== undefined && sql<boolean>`t.runtime_minutes >= ${filter.runtimeFrom}`,
  filter.runtimeTo !== undefined && sql<boolean>`t.runtime_minutes <= ${filter.runtimeTo}`,
]

/** The conditions on a title `t`. */
export function titleConditions(filter: TitleFilter): RawBuilder<boolean>[] {
  const { types, genreIds, keywordIds, countryCodes, languageIds, qualityIds } = filter
  const conditions = [
    filter.ids && sql<boolean>`t.id = any (${filter.ids}::bigint[])`,
    types?.length === 1 && sql<boolean>`t.type = ${types[0]}`,
    types && types.length !== 1 && sql<boolean>`t.type = any (${types}::text[])`,
    genreIds && sql<boolean>`t.genre_ids @> ${genreIds}::bigint[]`,
    ...(keywordIds ?? []).map(
      (id) =>
        sql<boolean>`exists (select from title_keywords k where k.title_id = t.id and k.keyword_id = ${id})`,
    ),
    countryCodes && sql<boolean>`t.country_codes && ${countryCodes}::text[]`,
    languageIds && sql<boolean>`t.language_ids && ${languageIds}::int[]`,
    qualityIds && sql<boolean>`t.quality_ids && ${qualityIds}::int[]`,
    filter.personId !== undefined &&
      sql<boolean>`t.id in (select c.title_id from credits c where c.person_id = ${filter.personId})`,
    ...spanConditions(filter),
    filter.certifications && sql<boolean>`t.certification = any (${filter.certifications}::text[])`,
    filter.spokenLanguages && sql<boolean>`t.spoken_languages && ${filter.spokenLanguages}::text[]`,
    filter.hasLinks && sql<boolean>`t.last_link_at is not null`,
    filter.hasPlot && sql<boolean>`t.plot is not null`,
    filter.channelId !== undefined &&
      sql<boolean>`t.id in (select i.item_id from channel_items i where i.channel_id = ${filter.channelId} and i.item_type = 'title')`,
    filter.search !== undefined &&
      sql<boolean>`t.id in (select x.title_id from title_search x where x.document @@ to_tsquery('simple', ${filter.search}))`,
  ]
  return conditions.filter((condition) => typeof condition === 'object')
}

type Way = 'asc' | 'desc'

/** Each order is an index of `titles`, alone and behind `type`; the id makes it total. */
const ORDERS: Record<TitleOrder, { term: RawBuilder<unknown>; natural: Way; isNullable: boolean }> =
  {
    popularity: { term: sql`t.popularity`, natural: 'desc', isNullable: false },
    created_at: { term: sql`t.created_at`, natural: 'desc', isNullable: false },
    last_link_at: { term: sql`t.last_link_at`, natural: 'desc', isNullable: true },
    year: { term: sql`t.year`, natural: 'desc', isNullable: true },
    rating: { term: rating, natural: 'desc', isNullable: true },
    name: { term: sql`normalise_name(t.name) collate "C"`, natural: 'asc', isNullable: false },
  }

/** Nulls come last in the natural order and first in the reverse one: both are a walk along the same index. */
export function titleOrder(order: TitleOrder, direction?: Way): RawBuilder<unknown> {
  const { term, natural, isNullable } = ORDERS[order]
  const way = sql.raw(direction ?? natural)
  const nulls = sql.raw(
    isNullable ? ((direction ?? natural) === natural ? ' nulls last' : ' nulls first') : '',
  )
  return sql`${term} ${way}${nulls}, t.id ${way}`
}
