import { EXACT_TOTAL_LIMIT, type ListQuery, type Page } from '@mediatheque/contract/core/list-query.ts'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** What a list function hands back: one page of rows, not yet presented. */
export type RowPage<Row> = Page<Row>

// The tables of a query differ at every call and do not matter here.
type AnyQuery<Row> = SelectQueryBuilder<never, never, Row>

/**
 * Runs a list query as the page asked for. Length-aware pages count up to {@link EXACT_TOTAL_LIMIT} rows and estimate
 * above; simple pages fetch one row more than shown instead of counting. Pass `query` ordered, with a unique last term.
 */
export async function paginate<Row>(db: Database, list: Pick<ListQuery, 'page' | 'perPage' | 'paginate'>, query: AnyQuery<Row>): Promise<RowPage<Row>> {
  const offset = (list.page - 1) * list.perPage
  const isSimple = list.paginate === 'simple' || list.paginate === 'cursor'
  const rows = await query.limit(list.perPage + 1).offset(offset).execute()
  const data = rows.slice(0, list.perPage)
  const hasNext = rows.length > list.perPage
  const page: RowPage<Row> = {
    data,
    from: data.length > 0 ? offset + 1 : null,
    to: data.length > 0 ? offset + data.length : null,
    per_page: list.perPage,
    current_page: list.page,
    next_page: hasNext ? list.page + 1 : null,
    prev_page: list.page > 1 ? list.page - 1 : null,
  }
  if (isSimple) return page
  const total = !hasNext && (data.length > 0 || list.page === 1) ? { count: offset + data.length, isEstimate: false } : await countRows(db, query)
  return {
    ...page,
    total: total.count,
    last_page: Math.max(1, Math.ceil(total.count / list.perPage)),
    ...(total.isEstimate && { total_is_estimate: true }),
  }
}

async function countRows<Row>(db: Database, query: AnyQuery<Row>): Promise<{ count: number; isEstimate: boolean }> {
  const counted = query.clearSelect().clearOrderBy().clearLimit().clearOffset().select(sql<number>`1`.as('one'))
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${counted.limit(EXACT_TOTAL_LIMIT + 1)}) counted`.execute(db)
  const count = rows[0]?.count ?? 0
  if (count <= EXACT_TOTAL_LIMIT) return { count, isEstimate: false }
  const plan = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`explain (format json) ${counted}`.execute(db)
  const estimate = plan.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? count
  return { count: Math.max(estimate, count), isEstimate: true }
}

/** The page with its rows presented. */
export async function presentPage<Row, View>(page: RowPage<Row>, present: (rows: Row[]) => View[] | Promise<View[]>): Promise<{ pagination: Page<View> }> {
  return { pagination: { ...page, data: await present(page.data) } }
}
