import type { ListDefinition, OrderOf } from '@mediatheque/contract/core/define-list.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'
import { fieldError } from '../http/app-error.ts'
import { type RowPage, uncountedPage } from '../http/pagination.ts'
import type { Database } from './database.ts'
import { filterConditions, type ListSql, type OrderSql } from './list-rows.ts'

/**
 * The SQL of a list whose table may have any number of rows. Nothing here reads more than a bounded number of them:
 * what few rows match is found by its filters and put in order then, what many match is met along the index of the order.
 */
export interface BoundedListSql<L extends ListDefinition & { readonly most: number }> extends Pick<
  ListSql<L, unknown>,
  'filters' | 'orders'
> {
  /** `titles`; columns are those of `t`. */
  readonly table: string
  /** For each order the filters along which its index leads by itself: its own column, or one that stands before it. */
  readonly walked: (order: OrderOf<L>, filters: NonNullable<ListCall<L>['filters']>) => string[]
  /** Ids that the search found. */
  readonly found?: readonly number[] | undefined
  /** The rows that there are for the caller, by columns with which the index of each order begins. */
  readonly within?: Expression<SqlBool>
  /** What is asked of a row besides its filters: words, or another record. */
  readonly also?: readonly Expression<SqlBool>[]
}

type AskedList<L extends ListDefinition> = Pick<
  ListCall<L>,
  'page' | 'perPage' | 'paginate' | 'filters' | 'orderBy' | 'orderDir'
>

/** Rows along an index that are looked at for a page: so many take some hundredths of a second. */
const MOST_WALKED = 12_000

interface Asked {
  readonly db: Database
  readonly table: RawBuilder<unknown>
  readonly order: OrderSql
  readonly way: 'asc' | 'desc'
  readonly most: number
  /** That the index of the order leads along. */
  readonly walked: readonly Expression<SqlBool>[]
  /** All others. */
  readonly others: readonly Expression<SqlBool>[]
}

interface Slice {
  readonly limit: number
  readonly offset: number
}

/**
 * A page of ids of a long list.
 * @throws AppError validation on `page` beyond what is counted, and on `orderBy` where neither way is short
 */
export async function findBoundedPage<const L extends ListDefinition & { readonly most: number }>(
  db: Database,
  list: L,
  source: BoundedListSql<L>,
  call: AskedList<L>,
): Promise<RowPage<number>> {
  const { most } = list
  const offset = (call.page - 1) * call.perPage
  if (offset >= most)
    throw fieldError('page', 'No page leads that far into this list. Search or filter it first.')
  // One more than is shown says whether there are others.
  const slice = { offset, limit: Math.min(call.perPage, most - offset) + 1 }
  const { ids, total } = await find(read(db, list, source, call), slice)
  const shown = ids.slice(0, slice.limit - 1)
  const hasNext = ids.length > shown.length && offset + shown.length < most
  const page = uncountedPage(call, { data: shown, hasNext })
  if (call.paginate === 'simple' || call.paginate === 'cursor') return page
  return {
    ...page,
    total: Math.min(total, most),
    last_page: Math.max(1, Math.ceil(Math.min(total, most) / call.perPage)),
    ...(total > most && { total_is_minimum: true }),
  }
}

/**
 * All ids of a long list in their order.
 * @throws AppError validation when there are more than the list counts
 */
export async function findAllBounded<const L extends ListDefinition & { readonly most: number }>(
  db: Database,
  list: L,
  source: BoundedListSql<L>,
  call: Omit<AskedList<L>, 'page' | 'perPage' | 'paginate'>,
): Promise<readonly number[]> {
  const asked = read(db, list, source, call)
  const { ids, total } = await findFew(asked, { offset: 0, limit: list.most + 1 })
  if (total > list.most)
    throw fieldError(
      'filters',
      'A file of this list holds at most 10,000 rows. Search or filter it first.',
    )
  return ids
}

function read<const L extends ListDefinition & { readonly most: number }>(
  db: Database,
  list: L,
  source: BoundedListSql<L>,
  { filters, orderBy, orderDir }: Pick<AskedList<L>, 'filters' | 'orderBy' | 'orderDir'>,
): Asked {
  const by = (orderBy ?? list.order.by) as OrderOf<L>
  const along = filters ? source.walked(by, filters) : []
  const conditions = filterConditions(list, source, filters)
  const split = (isWalked: boolean) =>
    conditions
      .filter(({ key }) => along.includes(key) === isWalked)
      .map(({ condition }) => condition)
  return {
    db,
    table: sql.table(source.table),
    order: source.orders[by],
    way: orderDir ?? (orderBy ? 'asc' : list.order.direction),
    most: list.most,
    walked: [...(source.within ? [source.within] : []), ...split(true)],
    others: [
      ...split(false),
      ...(source.also ?? []),
      ...(source.found ? [sql<SqlBool>`t.id = any (${source.found}::bigint[])`] : []),
    ],
  }
}

interface Found {
  readonly ids: number[]
  /** One more than the list counts where there are more. */
  readonly total: number
}

/** The planner errs; what it puts this many times above the limit is above it. */
const CERTAINTY = 1.5
/** Of so many rows the keys of an order are made for longer than its index is walked. */
const DEAR_TO_ORDER = 500

async function find(asked: Asked, slice: Slice): Promise<Found> {
  if (asked.others.length === 0) return findAlong(asked, slice)
  // Ten thousand of what very many rows match take longer to count than the page takes to be met.
  const expected = await estimate(asked)
  const isCommon = expected > asked.most * CERTAINTY
  const met = isCommon ? await walk(asked, slice, MOST_WALKED) : []
  if (met.length === slice.limit) return { ids: met, total: asked.most + 1 }
  if (!isCommon && expected > DEAR_TO_ORDER && (await leadsToTheEnd(asked))) {
    const [ids, total] = await Promise.all([
      walk(asked, slice, MOST_WALKED),
      countUpTo(asked, [...asked.walked, ...asked.others], asked.most + 1),
    ])
    if (ids.length === slice.limit || slice.offset + ids.length === total) return { ids, total }
  }
  // How several conditions go together the planner cannot know: there may be few after all.
  const isSure = isCommon && asked.others.length === 1
  if (isSure) throw outOfReach()
  const few = await findFew(asked, slice)
  if (few.total <= asked.most) return few
  const ids = isCommon ? met : await walk(asked, slice, MOST_WALKED)
  if (ids.length < slice.limit) throw outOfReach()
  return { ids, total: few.total }
}

/** Whether all rows that the index of the order leads along are few enough to be looked at, as the planner sees it. */
const leadsToTheEnd = async (asked: Asked) =>
  !('nullable' in asked.order) &&
  asked.walked.length > 0 &&
  (await estimate({ ...asked, others: [] })) <= MOST_WALKED

const outOfReach = () =>
  fieldError(
    'orderBy',
    'So many rows match that they cannot be put in this order so far. Filter further, or choose another order.',
  )

/** How many rows match, as the planner sees it. */
async function estimate({ db, table, walked, others }: Asked): Promise<number> {
  const { rows } = await sql<{
    'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }]
  }>`explain (format json) select 1 from ${table} t where ${and([...walked, ...others])}`.execute(
    db,
  )
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** Nothing has to be left out: the index of the order leads from one match to the next. */
async function findAlong(asked: Asked, slice: Slice): Promise<Found> {
  const [ids, total] = await Promise.all([
    walk(asked, slice),
    countUpTo(asked, asked.walked, asked.most + 1),
  ])
  if (ids.length === slice.limit || !('nullable' in asked.order)) return { ids, total }
  // Rows without a value come last in both directions, and no index has them there in both.
  const missing = sql<SqlBool>`${asked.order.nullable} is null`
  const filled = await countUpTo(
    asked,
    [...asked.walked, sql<SqlBool>`${asked.order.nullable} is not null`],
    asked.most + 1,
  )
  const { rows } = await sql<{ id: number }>`
    select t.id from ${asked.table} t where ${and([...asked.walked, missing])}
    order by ${asked.order.nullable} ${sql.raw(asked.way)} nulls ${sql.raw(asked.way === 'desc' ? 'last' : 'first')}, t.id ${sql.raw(asked.way)}
    limit ${slice.limit - ids.length} offset ${Math.max(0, slice.offset - filled)}`.execute(
    asked.db,
  )
  return { ids: [...ids, ...rows.map(({ id }) => id)], total }
}

/** What few rows match, put in order; only its number where many do, since an order of those would be read for nothing. */
async function findFew(asked: Asked, slice: Slice): Promise<Found> {
  const { db, table, order, way, most, walked, others } = asked
  const conditions = [...walked, ...others]
  const total = await countUpTo(asked, conditions, most + 1)
  if (total > most) return { ids: [], total }
  const key = 'nullable' in order ? order.nullable : order
  // Found before it is ordered: the planner would else hope to meet enough of it along an index.
  const { rows } = await sql<{ id: number }>`
    with found as materialized (
      select t.id, ${key} as key from ${table} t where ${and(conditions)} limit ${most + 1})
    select id from found order by key ${sql.raw(way)} nulls last, id ${sql.raw(way)}
    limit ${slice.limit} offset ${slice.offset}`.execute(db)
  return { ids: rows.map(({ id }) => id), total }
}

/** Along the index of the order, rows with a value in it alone; at most so many of them are looked at. */
async function walk(
  { db, table, order, way, walked, others }: Asked,
  { limit, offset }: Slice,
  most?: number,
): Promise<number[]> {
  const key = 'nullable' in order ? order.nullable : order
  const along = [...walked, ...('nullable' in order ? [sql<SqlBool>`${key} is not null`] : [])]
  const nulls = sql.raw(
    'nullable' in order ? (way === 'desc' ? ' nulls last' : ' nulls first') : '',
  )
  const inOrder = sql`where ${and(along)} order by ${key} ${sql.raw(way)}${nulls}, t.id ${sql.raw(way)}`
  const { rows } = await (
    most === undefined
      ? sql<{ id: number }>`select t.id from ${table} t ${inOrder} limit ${limit} offset ${offset}`
      : sql<{
          id: number
        }>`select t.id from (select t.* from ${table} t ${inOrder} limit ${most}) t where ${and(others)} limit ${limit} offset ${offset}`
  ).execute(db)
  return rows.map(({ id }) => id)
}

async function countUpTo(
  { db, table }: Asked,
  conditions: readonly Expression<SqlBool>[],
  most: number,
) {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from (select 1 from ${table} t where ${and(conditions)} limit ${most}) counted`.execute(db)
  return rows[0]?.count ?? 0
}

const and = (conditions: readonly Expression<SqlBool>[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
