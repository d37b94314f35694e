import {
  EXACT_TOTAL_LIMIT,
  type ListQuery,
  type Page,
} from '@mediatheque/contract/core/list-query.ts'
import { pageNumber } from '@mediatheque/contract/core/input.ts'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { fieldError } from './app-error.ts'

/** What a list function hands back: one page of rows, not yet presented. */
export type RowPage<Row> = Page<Row>

// The tables of a query differ at every call and do not matter here.
export type AnyQuery<Row> = SelectQueryBuilder<never, never, Row>

type PageOfList = Pick<ListQuery, 'page' | 'perPage' | 'paginate'>

const CURSOR = /^p(\d{1,6})$/

export const MADE_UP_CURSOR = () => fieldError('cursor', 'This cursor is not one of ours.')

/** Cursors are opaque to clients, so that they can become something better than a page number without breaking one. */
const cursorOf = (page: number) => Buffer.from(`p${page}`).toString('base64url')

function pageOfCursor(cursor: string | undefined): number {
  if (!cursor) return 1
  const written = CURSOR.exec(Buffer.from(cursor, 'base64url').toString())?.[1]
  const page = pageNumber.safeParse(written)
  if (!page.success) throw MADE_UP_CURSOR()
  return page.data
}

const isByCursor = <Query>(query: Query): query is Query & { cursor?: string | undefined } =>
  typeof query === 'object' &&
  query !== null &&
  'paginate' in query &&
  query.paginate === 'cursor' &&
  !('cursor' in query && typeof query.cursor === 'object')

/**
 * The query of a call with the number of the page that its cursor stands for. Every call is read through here, so that
 * no list has to know of cursors, or can forget them. Those of `keyCursor` are left to the list that asked for them.
 * @throws AppError validation on `cursor`
 */
export const openCursor = <Query>(query: Query): Query =>
  isByCursor(query) ? { ...query, cursor: undefined, page: pageOfCursor(query.cursor) } : query

/** How many rows a list has. */
export interface Total {
  count: number
  isEstimate: boolean
}

/** Hands back a total that was kept for a while, or the one that `count` finds. */
export type KeepTotal = (count: () => Promise<Total>) => Promise<Total>

/**
 * Runs a list query as the page asked for. Length-aware pages count up to {@link EXACT_TOTAL_LIMIT} rows and estimate
 * above; simple and
 * cursor pages fetch one row more than shown instead of counting. Pass `query` ordered, with a unique last term.
 * @param keepTotal where a long list may be counted once for many readers; short ones are always counted
 */
export async function paginate<Row>(
  db: Database,
  list: PageOfList,
  query: AnyQuery<Row>,
  keepTotal: KeepTotal = (count) => count(),
): Promise<RowPage<Row>> {
  const offset = (list.page - 1) * list.perPage
  const rows = await query
    .limit(list.perPage + 1)
    .offset(offset)
    .execute()
  const data = rows.slice(0, list.perPage)
  const hasNext = rows.length > list.perPage
  const page = uncountedPage(list, { data, hasNext })
  if (list.paginate === 'simple' || list.paginate === 'cursor') return page
  const total =
    !hasNext && (data.length > 0 || list.page === 1)
      ? { count: offset + data.length, isEstimate: false }
      : await countRows(db, query, keepTotal)
  return {
    ...page,
    total: total.count,
    last_page: Math.max(1, Math.ceil(total.count / list.perPage)),
    ...(total.isEstimate && { total_is_estimate: true }),
  }
}

/** The same where there is a quicker way to count than the query of the page, on its way beside it. */
export async function paginateCounted<Row>(
  db: Database,
  list: PageOfList,
  query: AnyQuery<Row>,
  counting: Promise<number>,
): Promise<RowPage<Row>> {
  const form = list.paginate === 'cursor' ? 'cursor' : 'simple'
  const [page, total] = await Promise.all([
    paginate(db, { ...list, paginate: form }, query),
    counting,
  ])
  if (list.paginate === 'simple' || list.paginate === 'cursor') return page
  return withTotal(list, page, total)
}

/** A page whose rows were read elsewhere. @param rows one more than the page has says that there are others */
export function pageOfRows<Row>(
  list: PageOfList,
  rows: readonly Row[],
  total: number,
): RowPage<Row> {
  const data = rows.slice(0, list.perPage)
  const page = uncountedPage(list, { data, hasNext: rows.length > data.length })
  return list.paginate === 'simple' || list.paginate === 'cursor'
    ? page
    : withTotal(list, page, total)
}

const withTotal = <Row>({ perPage }: PageOfList, page: RowPage<Row>, total: number) => ({
  ...page,
  total,
  last_page: Math.max(1, Math.ceil(total / perPage)),
})

/** A page of a list that nobody counts. */
export function uncountedPage<Row>(
  { page, perPage, paginate: form }: PageOfList,
  { data, hasNext }: { data: Row[]; hasNext: boolean },
): RowPage<Row> {
  const offset = (page - 1) * perPage
  const [next, previous] = [hasNext ? page + 1 : null, page > 1 ? page - 1 : null]
  return {
    data,
    from: data.length > 0 ? offset + 1 : null,
    to: data.length > 0 ? offset + data.length : null,
    per_page: perPage,
    current_page: page,
    next_page: next,
    prev_page: previous,
    ...(form === 'cursor' && {
      next_cursor: next === null ? null : cursorOf(next),
      prev_cursor: previous === null ? null : cursorOf(previous),
    }),
  }
}

/** Counted before anything else: most lists are shorter, and planning a long count costs more than this. */
const PROBED_ROWS = 1000
/** The planner errs; what it puts this many times above the limit is above it. */
const CERTAINTY = 2

async function countRows<Row>(
  db: Database,
  query: AnyQuery<Row>,
  keepTotal: KeepTotal,
): Promise<Total> {
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .clearLimit()
    .clearOffset()
    .select(sql<number>`1`.as('one'))
  const probed = await countUpTo(db, counted, PROBED_ROWS)
  if (probed <= PROBED_ROWS) return { count: probed, isEstimate: false }
  return keepTotal(() => countManyRows(db, counted))
}

async function countManyRows(db: Database, counted: AnyQuery<unknown>): Promise<Total> {
  // Counting a hundred thousand rows only to learn that there are more takes a tenth of a second: ask the planner first.
  const estimate = await estimateRows(db, counted)
  if (estimate > EXACT_TOTAL_LIMIT * CERTAINTY) return { count: estimate, isEstimate: true }
  const count = await countUpTo(db, counted, EXACT_TOTAL_LIMIT)
  if (count <= EXACT_TOTAL_LIMIT) return { count, isEstimate: false }
  return { count: Math.max(estimate, count), isEstimate: true }
}

async function countUpTo(db: Database, counted: AnyQuery<unknown>, most: number): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from (${counted.limit(most + 1)}) counted`.execute(db)
  return rows[0]?.count ?? 0
}

async function estimateRows(db: Database, counted: AnyQuery<unknown>): Promise<number> {
  const { rows } = await sql<{
    'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }]
  }>`explain (format json) ${counted}`.execute(db)
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** The page with its rows presented. */
export async function presentPage<Row, View>(
  page: RowPage<Row>,
  present: (rows: Row[]) => View[] | Promise<View[]>,
): Promise<{ pagination: Page<View> }> {
  return { pagination: { ...page, data: await present(page.data) } }
}
