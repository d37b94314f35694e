import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { statusOfWire } from '@mediatheque/contract/links/links/link-status.ts'
import type { ListLinksQuery } from '@mediatheque/contract/links/links/links.schemas.ts'
import type { ListReleasesQuery } from '@mediatheque/contract/links/releases/releases.schemas.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { literally } from '../../../platform/database/list-rows.ts'
import { type RowPage, uncountedPage } from '../../../platform/http/pagination.ts'
import { canSeeEveryAccount } from '../../accounts/users/users.policy.ts'
import { visibleAuthors } from '../../community/authors/authors.service.ts'
import { DEAD_REPORTS_TO_PROPOSE } from '@mediatheque/contract/community/reports/report-kinds.ts'
import { listedLinks } from './visible-links.repository.ts'

/** The narrow tables of what waits or was reported, which triggers keep; their columns are the same. */
export type QueueTable = 'link_queue' | 'nzb_queue' | 'torrent_queue'

type QueueList = Omit<ListLinksQuery | ListReleasesQuery, 'filters' | 'orderBy'> & {
  readonly orderBy?: ListLinksQuery['orderBy'] | ListReleasesQuery['orderBy']
  readonly id_host?: readonly number[] | undefined
}

export interface QueueReader {
  readonly actor: Actor
  readonly now: Date
}

/** A call for a queue: every one of them is put in order along an index of these tables. */
export const isQueueList = ({ loader, reported, title_id: titleId }: QueueList): boolean =>
  titleId === undefined && (loader === 'admin-links-validation' || reported === 1)

type Order = Exclude<QueueList['orderBy'], undefined | 'checked_date'>
const COLUMN_OF_ORDER: Readonly<Record<Order, { column: string; mayBeEmpty?: true }>> = {
  created_at: { column: 'created_at' },
  updated_at: { column: 'updated_at' },
  taille: { column: 'size_bytes', mayBeEmpty: true },
  size: { column: 'size_bytes', mayBeEmpty: true },
  qualite: { column: 'quality_rank' },
  view: { column: 'views' },
  reports_count: { column: 'reports_count' },
  episode: { column: 'episode_number', mayBeEmpty: true },
}

/** Rows along the index of the order that are looked at before what matches is looked for by itself. */
const MOST_WALKED = 5000
/** More is said to be more: nobody waits for the count of a queue that long. */
const MOST_COUNTED = 10_000

interface Asked {
  readonly db: Database
  readonly table: RawBuilder<unknown>
  /** What the queue is. */
  readonly queue: RawBuilder<SqlBool>
  /** That, and what is asked of its rows. */
  readonly all: RawBuilder<SqlBool>
  readonly order: RawBuilder<unknown>
  readonly slice: { readonly limit: number; readonly offset: number }
}

/**
 * A page of a queue, by ids. What many match is met along the index of the order, what few match is found first and put in
 * order then, so that neither reads all that waits.
 */
export async function findQueuePage(
  db: Database,
  name: QueueTable,
  { actor, now }: QueueReader,
  list: QueueList,
): Promise<RowPage<number>> {
  const conditions = narrowing(actor, list)
  const queue = queueOf({ actor, now }, list)
  const order = orderOf(list)
  const table = sql.table(name)
  const slice = { offset: (list.page - 1) * list.perPage, limit: list.perPage + 1 }
  const all = and([queue, ...conditions])
  const asked = { db, table, queue, all, order, slice }
  return conditions.length === 0
    ? wholePage(list, asked)
    : narrowedPage(list, asked, and(conditions))
}

async function wholePage(list: QueueList, asked: Asked): Promise<RowPage<number>> {
  const ids = await findAll(asked)
  const isLast = ids.length < asked.slice.limit && (ids.length > 0 || list.page === 1)
  if (isLast) return pageOf(list, { ids, total: asked.slice.offset + ids.length })
  const counted = isUncounted(list) ? 0 : await countSome(asked)
  return pageOf(list, {
    ids,
    total: Math.min(counted, MOST_COUNTED),
    isMinimum: counted > MOST_COUNTED,
  })
}

async function narrowedPage(
  list: QueueList,
  asked: Asked,
  narrowed: RawBuilder<SqlBool>,
): Promise<RowPage<number>> {
  const walked = await walk(asked, narrowed)
  if (walked.isWhole) return pageOf(list, walked)
  if (walked.ids.length === asked.slice.limit) return pageOf(list, { ...walked, isMinimum: true })
  const few = await findFew(asked)
  if (few.total <= MOST_COUNTED) return pageOf(list, few)
  const total = MOST_COUNTED
  return pageOf(list, { ids: await findAll(asked), total, isMinimum: true })
}

interface Found {
  readonly ids: readonly number[]
  readonly total: number
  /** There are more. */
  readonly isMinimum?: boolean
}

function pageOf(list: QueueList, { ids, total, isMinimum }: Found): RowPage<number> {
  const data = ids.slice(0, list.perPage)
  const page = uncountedPage(list, { data, hasNext: ids.length > data.length })
  if (isUncounted(list)) return page
  return {
    ...page,
    total,
    last_page: Math.max(1, Math.ceil(total / list.perPage)),
    ...(isMinimum && { total_is_minimum: true }),
  }
}

const isUncounted = ({ paginate: form }: QueueList): boolean =>
  form === 'simple' || form === 'cursor'

/** What matches among the first of the queue, and how many of those. `isWhole`: there are no others. */
async function walk(
  { db, table, queue, order, slice }: Asked,
  narrowed: RawBuilder<SqlBool>,
): Promise<Found & { readonly isWhole: boolean }> {
  const { rows } = await sql<{ ids: number[]; total: number; walked: number }>`
    with walked as materialized (
        select q.item_id, ${narrowed} as fits, row_number() over () as place
        from (select q.* from ${table} q where ${queue} order by ${order} limit ${MOST_WALKED}) q),
      shown as (select item_id, place from walked where fits order by place
        limit ${slice.limit} offset ${slice.offset})
    select count(*)::int as walked, (count(*) filter (where fits))::int as total,
      array(select item_id from shown order by place) as ids from walked`.execute(db)
  const [found] = rows
  return {
    ids: (found?.ids ?? []).map(Number),
    total: found?.total ?? 0,
    isWhole: (found?.walked ?? 0) < MOST_WALKED,
  }
}

/** Found before it is put in order: the planner would else hope to meet enough of it along an index. */
async function findFew({ db, table, all, order, slice }: Asked): Promise<Found> {
  const { rows } = await sql<{ item_id: number | null; total: number }>`
    with found as materialized (select q.* from ${table} q where ${all} limit ${MOST_COUNTED + 1}),
      counted as (select count(*)::int as total from found),
      shown as (select q.item_id, row_number() over (order by ${order}) as place from found q
        order by place limit ${slice.limit} offset ${slice.offset})
    select item_id, total from counted left join shown on true order by place`.execute(db)
  return { ids: rows.flatMap((row) => row.item_id ?? []), total: rows[0]?.total ?? 0 }
}

/** One more than {@link MOST_COUNTED} where there are more. */
async function countSome({ db, table, all }: Asked): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from (select from ${table} q where ${all} limit ${MOST_COUNTED + 1}) q`.execute(db)
  return rows[0]?.count ?? 0
}

/** What nobody narrowed, or what very many match but too few of those that come first. */
async function findAll({ db, table, all, order, slice }: Asked): Promise<number[]> {
  const { rows } = await sql<{ item_id: number }>`select q.item_id from ${table} q where ${all}
    order by ${order} limit ${slice.limit} offset ${slice.offset}`.execute(db)
  return rows.map((row) => row.item_id)
}

/** What was put off waits, and is not in the queue of what waits. */
function queueOf({ actor, now }: QueueReader, list: QueueList): RawBuilder<SqlBool> {
  const listed = listedLinks(actor, list, 'q')
  const conditions = [
    listed,
    ...(list.reported === 1 ? [sql<SqlBool>`q.reports_count > 0`] : []),
    ...(list.loader === 'admin-links-validation'
      ? [sql<SqlBool>`(q.postponed_until is null or q.postponed_until <= ${now})`]
      : []),
  ]
  return sql`(${and(conditions)})`
}

function orderOf({ orderBy, orderDir, loader, reported }: QueueList): RawBuilder<unknown> {
  if (orderBy === undefined && reported === 1)
    return sql`(q.dead_reports_count >= ${sql.lit(DEAD_REPORTS_TO_PROPOSE)}) desc, q.reports_count desc, q.item_id`
  const usual = orderBy === undefined && loader === 'admin-links-validation' ? 'asc' : 'desc'
  const way = sql.raw(orderDir ?? usual)
  const { column, mayBeEmpty } = COLUMN_OF_ORDER[(orderBy ?? 'created_at') as Order]
  const last = sql.raw(mayBeEmpty ? ' nulls last' : '')
  return sql`${sql.ref(`q.${column}`)} ${way}${last}, q.item_id ${way}`
}

/** What is asked of the rows of a queue. */
function narrowing(actor: Actor, list: QueueList): RawBuilder<SqlBool>[] {
  const oneOf = (column: string, values: readonly unknown[]) =>
    sql<SqlBool>`${sql.ref(`q.${column}`)} in (${sql.join(values)})`
  const overlaps = (column: string, ids: readonly number[]) =>
    sql<SqlBool>`${sql.ref(`q.${column}`)} && ${[...ids]}::int[]`
  const { season, episode, active, query } = list
  return [
    ...(season === undefined ? [] : [sql<SqlBool>`q.season_number = ${season}`]),
    // A full season holds the episode too.
    ...(episode === undefined
      ? []
      : [sql<SqlBool>`(q.is_full_season or q.episode_numbers @> array[${episode}]::int[])`]),
    ...(list.qualite?.length ? [oneOf('quality_id', list.qualite)] : []),
    ...(list.id_host?.length ? [oneOf('host_id', list.id_host)] : []),
    ...(list.langues?.length ? [overlaps('language_ids', list.langues)] : []),
    ...(list.subs?.length ? [overlaps('subtitle_ids', list.subs)] : []),
    ...(active === undefined ? [] : [oneOf('status', [active].flat().map(statusOfWire))]),
    ...(query ? [found(actor, query)] : []),
  ]
}

/** Of fewer letters the index knows the beginnings of words alone. */
const FEWEST_LETTERS_ANYWHERE = 3
const BEFORE_WORDS = ['\n', ' ', '/', '.', '-', "'", '(']

/** Titles, addresses, names of files, and uploaders, who may be hidden from the reader. The words are in small letters. */
function found(actor: Actor, asked: string): RawBuilder<SqlBool> {
  const places = asked.length < FEWEST_LETTERS_ANYWHERE ? BEFORE_WORDS : ['']
  const fits = (words: RawBuilder<unknown>) => {
    const ways = places.map(
      (place) => sql<SqlBool>`${words} like lower(${`%${literally(place + asked)}%`})`,
    )
    return sql<SqlBool>`(${sql.join(ways, sql` or `)})`
  }
  if (canSeeEveryAccount(actor)) return fits(sql`q.words`)
  return sql`(${fits(sql`q.words`)} and (${fits(sql`left(q.words, q.own_words_length)`)}
    or exists (select from users u where u.id = q.user_id and ${visibleAuthors(actor)})))`
}

const and = (conditions: readonly RawBuilder<SqlBool>[]) =>
  sql<SqlBool>`${sql.join(conditions, sql` and `)}`
