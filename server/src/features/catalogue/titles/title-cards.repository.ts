import {
  CARD_PLOT_LENGTH,
  type TitleOrder,
} from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { ListQuery } from '@mediatheque/contract/core/list-query.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { type KeepTotal, paginate, type RowPage } from '../../../platform/http/pagination.ts'
import { hasAllSeasons } from './season-progress.repository.ts'
import { titleConditions, type TitleFilter, titleOrder } from './title-filter.repository.ts'

/** What a card is presented from. */
export interface TitleCardRow {
  id: number
  name: string
  year: number | null
  type: string
  is_series: boolean
  poster_url: string | null
  backdrop_url: string | null
  plot: string | null
  runtime_minutes: number | null
  certification: string | null
  rating: number | null
  best_quality_id: number | null
  best_quality_label: string | null
  seasons_count: number
  is_complete: boolean
  active_links_count: number
  active_nzbs_count: number
  active_torrents_count: number
  created_at: Date
}

export interface TitleListOptions {
  filter: TitleFilter
  order: TitleOrder
  orderDir?: 'asc' | 'desc' | undefined
  language: Language
}

/** The columns of a card, in the reader's language: name and plot fall back to the title's own. */
function selectCards(db: Database, language: Language) {
  return db
    .selectFrom('titles as t')
    .leftJoin('qualities as q', 'q.id', 't.best_quality_id')
    .leftJoin('title_translations as tr', (join) =>
      join.onRef('tr.title_id', '=', 't.id').on('tr.language', '=', language),
    )
    .select([
      't.id',
      't.year',
      't.type',
      't.is_series',
      't.poster_url',
      't.backdrop_url',
      't.runtime_minutes',
      't.certification',
      't.best_quality_id',
      'q.label as best_quality_label',
      't.seasons_count',
      't.active_links_count',
      't.active_nzbs_count',
      't.active_torrents_count',
      't.created_at',
    ])
    .select([
      sql<string>`coalesce(tr.name, t.name)`.as('name'),
      // One letter more than shown, so that the presenter sees that there is more.
      sql<string | null>`left(coalesce(tr.plot, t.plot), ${sql.lit(CARD_PLOT_LENGTH + 1)})`.as(
        'plot',
      ),
      sql<number | null>`coalesce(t.local_vote_average, t.tmdb_vote_average)`.as('rating'),
      hasAllSeasons.as('is_complete'),
    ])
}

/** Titles picked for a channel come in the order they were picked in, all others in that of a column. */
function sorted({ filter, order, orderDir }: TitleListOptions): RawBuilder<unknown> {
  return filter.channelId === undefined
    ? titleOrder(order, orderDir)
    : sql`(select i.position from channel_items i where i.channel_id = ${filter.channelId} and i.item_type = 'title' and i.item_id = t.id), t.id`
}

/**
 * The popular titles of one kind and genre: a walk along the index title_genres_list, which nothing else is read for.
 * The planner cannot know how genres and kinds go together, and would sort thousands of titles for a page.
 */
function selectIdsOfGenre(db: Database, { filter, orderDir }: TitleListOptions) {
  const { types, genreIds, yearFrom, yearTo } = filter
  const way = sql.raw(orderDir ?? 'desc')
  return db
    .selectFrom('title_genres as g')
    .select('g.title_id as id')
    .where(sql<boolean>`g.genre_id = ${genreIds?.[0]} and g.type = ${types?.[0]}`)
    .$if(yearFrom !== undefined, (query) => query.where(sql<boolean>`g.year >= ${yearFrom}`))
    .$if(yearTo !== undefined, (query) => query.where(sql<boolean>`g.year <= ${yearTo}`))
    .orderBy(sql`g.popularity ${way}, g.title_id ${way}`)
}

const GENRE_WALK_FILTERS: ReadonlySet<string> = new Set(['types', 'genreIds', 'yearFrom', 'yearTo'])

function isGenreWalk({ filter, order }: TitleListOptions): boolean {
  const used = Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name)
  return (
    order === 'popularity' &&
    filter.types?.length === 1 &&
    filter.genreIds?.length === 1 &&
    used.every((name) => GENRE_WALK_FILTERS.has(name))
  )
}

function selectIds(db: Database, options: TitleListOptions) {
  const query = db.selectFrom('titles as t').select('t.id')
  return titleConditions(options.filter)
    .reduce((narrowed, condition) => narrowed.where(condition), query)
    .orderBy(sorted(options))
}

/** Those of the titles `ids` that a filter leaves, in one of the orders, or in that of the ids. */
export async function narrowTitleIds(
  db: Database,
  filter: TitleFilter & { ids: readonly number[] },
  order?: TitleOrder,
): Promise<number[]> {
  const conditions = sql.join(titleConditions(filter), sql` and `)
  const by = order ? titleOrder(order) : sql`array_position(${filter.ids}::bigint[], t.id)`
  const { rows } = await sql<{
    id: number
  }>`select t.id from titles t where ${conditions} order by ${by}`.execute(db)
  return rows.map(({ id }) => Number(id))
}

/** Of the titles that got links last, the best known. @param among how many are looked at */
export async function listLatelyLinkedIds(
  db: Database,
  { among, limit }: { among: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select t.id, t.popularity from titles t where t.last_link_at is not null
      order by ${titleOrder('last_link_at')} limit ${among}) l
    order by popularity desc, id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => Number(id))
}

/** A page of cards. The ids come first: titles that a page leaves behind are skipped in an index, and not read. */
export async function listTitleCards(
  db: Database,
  options: TitleListOptions,
  list: Pick<ListQuery, 'page' | 'perPage' | 'paginate'>,
  keepTotal?: KeepTotal,
): Promise<RowPage<TitleCardRow>> {
  const ids = isGenreWalk(options) ? selectIdsOfGenre(db, options) : selectIds(db, options)
  const page = await paginate<{ id: number }>(db, list, ids as never, keepTotal)
  return {
    ...page,
    data: await listTitleCardsByIds(
      db,
      page.data.map(({ id }) => id),
      options.language,
    ),
  }
}

/** The cards of these titles, in the order of the ids. */
export async function listTitleCardsByIds(
  db: Database,
  ids: readonly number[],
  language: Language,
): Promise<TitleCardRow[]> {
  if (ids.length === 0) return []
  const rows = await selectCards(db, language)
    .where(sql<boolean>`t.id = any (${ids}::bigint[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export interface ShelfQuery {
  key: number
  filter: TitleFilter
  order: TitleOrder
  limit: number
}

/** The first ids of several lists in one round trip, by the list's key. */
export async function listShelfIds(
  db: Database,
  shelves: readonly ShelfQuery[],
): Promise<Map<number, number[]>> {
  if (shelves.length === 0) return new Map()
  const parts = shelves.map(({ key, filter, order, limit }) => {
    const conditions = titleConditions(filter)
    const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
    const by = sorted({ filter, order, language: 'en' })
    return sql`(select ${key}::bigint as key, array(select t.id from titles t ${where} order by ${by} limit ${limit}) as ids)`
  })
  const { rows } = await sql<{
    key: number
    ids: number[]
  }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return new Map(rows.map(({ key, ids }) => [Number(key), ids.map(Number)]))
}

const RELATED_OF_GENRE = 150

/** Of the most popular titles of the same kind in each of its genres, those that share the most genres. */
export async function listRelatedIds(
  db: Database,
  titleId: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select near.title_id as id
    from title_genres own
    cross join lateral (
      select g.title_id, g.popularity from title_genres g
      where g.genre_id = own.genre_id and g.type = own.type and g.title_id <> own.title_id
      order by g.popularity desc, g.title_id desc limit ${sql.lit(RELATED_OF_GENRE)}) near
    where own.title_id = ${titleId}
    group by near.title_id
    order by count(*) desc, max(near.popularity) desc, near.title_id desc
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
