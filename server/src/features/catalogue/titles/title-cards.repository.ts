import { CARD_PLOT_LENGTH, type TitleOrder } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { ListQuery } from '@mediatheque/contract/core/list-query.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'
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

const selectTitles = (db: Database) => db.selectFrom('titles as t')

/** The columns of a card, in the reader's language: name and plot fall back to the title's own. */
function selectCards(db: Database, language: Language, titles: ReturnType<typeof selectTitles> = selectTitles(db)) {
  return titles
    .leftJoin('qualities as q', 'q.id', 't.best_quality_id')
    .leftJoin('title_translations as tr', (join) => join.onRef('tr.title_id', '=', 't.id').on('tr.language', '=', language))
    .select([
      't.id', 't.year', 't.type', 't.is_series', 't.poster_url', 't.backdrop_url', 't.runtime_minutes', 't.certification', 't.best_quality_id',
      'q.label as best_quality_label', 't.seasons_count', 't.active_links_count', 't.active_nzbs_count', 't.active_torrents_count', 't.created_at',
    ])
    .select([
      sql<string>`coalesce(tr.name, t.name)`.as('name'),
      // One letter more than shown, so that the presenter sees that there is more.
      sql<string | null>`left(coalesce(tr.plot, t.plot), ${sql.lit(CARD_PLOT_LENGTH + 1)})`.as('plot'),
      sql<number | null>`coalesce(t.local_vote_average, t.tmdb_vote_average)`.as('rating'),
      hasAllSeasons.as('is_complete'),
    ])
}

type CardQuery = ReturnType<typeof selectCards>

const narrow = (query: CardQuery, filter: TitleFilter): CardQuery =>
  titleConditions(filter).reduce((narrowed, condition) => narrowed.where(condition), query)

/** Titles picked for a channel come in the order they were picked in, all others in that of a column. */
function sorted({ filter, order, orderDir }: TitleListOptions): RawBuilder<unknown> {
  return filter.channelId === undefined
    ? titleOrder(order, orderDir)
    : sql`(select i.position from channel_items i where i.channel_id = ${filter.channelId} and i.item_type = 'title' and i.item_id = t.id), t.id`
}

/**
 * The popular titles of one kind and genre: a walk along the index title_genres_list. Fetching the titles first would
 * sort thousands of them for a page. A left join, because the count can then leave the titles out.
 */
function selectCardsOfGenre(db: Database, { filter, language, orderDir }: TitleListOptions): CardQuery {
  const { types, genreIds = [], yearFrom, yearTo, ...others } = filter
  const titles = db.selectFrom('title_genres as g').leftJoin('titles as t', 't.id', 'g.title_id')
  const way = sql.raw(orderDir ?? 'desc')
  return narrow(selectCards(db, language, titles as unknown as ReturnType<typeof selectTitles>), { ...others, ...(genreIds.length > 1 && { genreIds }) })
    .where(sql<boolean>`g.genre_id = ${genreIds[0]} and g.type = ${types?.[0]}`)
    .$if(yearFrom !== undefined, (query) => query.where(sql<boolean>`g.year >= ${yearFrom}`))
    .$if(yearTo !== undefined, (query) => query.where(sql<boolean>`g.year <= ${yearTo}`))
    .orderBy(sql`g.popularity ${way}, g.title_id ${way}`)
}

const isGenreWalk = ({ filter, order }: TitleListOptions) =>
  order === 'popularity' && filter.types?.length === 1 && Boolean(filter.genreIds?.length) && filter.channelId === undefined

/** A page of cards. */
export function listTitleCards(db: Database, options: TitleListOptions, list: Pick<ListQuery, 'page' | 'perPage' | 'paginate'>): Promise<RowPage<TitleCardRow>> {
  if (isGenreWalk(options)) return paginate<TitleCardRow>(db, list, selectCardsOfGenre(db, options) as never)
  const query = narrow(selectCards(db, options.language), options.filter).orderBy(sorted(options))
  return paginate<TitleCardRow>(db, list, query as never)
}

/** The cards of these titles, in the order of the ids. */
export async function listTitleCardsByIds(db: Database, ids: readonly number[], language: Language): Promise<TitleCardRow[]> {
  if (ids.length === 0) return []
  const rows = await selectCards(db, language).where(sql<boolean>`t.id = any (${ids}::bigint[])`).execute()
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
export async function listShelfIds(db: Database, shelves: readonly ShelfQuery[]): Promise<Map<number, number[]>> {
  if (shelves.length === 0) return new Map()
  const parts = shelves.map(({ key, filter, order, limit }) => {
    const conditions = titleConditions(filter)
    const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
    const by = sorted({ filter, order, language: 'en' })
    return sql`(select ${key}::bigint as key, array(select t.id from titles t ${where} order by ${by} limit ${limit}) as ids)`
  })
  const { rows } = await sql<{ key: number; ids: number[] }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return new Map(rows.map(({ key, ids }) => [Number(key), ids.map(Number)]))
}

/** Of the most popular titles of the same kind, those that share the most genres. */
export async function listRelatedIds(db: Database, titleId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id
    from titles self
    cross join lateral (
      select t.id, t.genre_ids, t.popularity from titles t
      where t.type = self.type and t.id <> self.id and t.genre_ids && self.genre_ids
      order by t.popularity desc, t.id desc limit 300) p
    where self.id = ${titleId}
    order by cardinality(array(select unnest(p.genre_ids) intersect select unnest(self.genre_ids))) desc, p.popularity desc, p.id desc
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
