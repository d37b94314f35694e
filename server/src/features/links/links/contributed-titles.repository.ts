import type { ListQuery } from '@mediatheque/contract/core/list-query.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import { paginate, type RowPage, uncountedPage } from '../../../platform/http/pagination.ts'

interface OwnTitles {
  readonly userId: number
  readonly list: Pick<ListQuery, 'page' | 'perPage' | 'paginate'>
  /** The columns of an index of titles, read from either end. */
  readonly order: RawBuilder<unknown>
}

/** Somebody with titles beyond that is shown the nearest of them, and searches for the others. */
const MOST_COUNTED = 5000
/** Titles along the index of the order that are looked at for a page: so many take a tenth of a second. */
const MOST_WALKED = 30_000

const KINDS = ['links', 'nzbs', 'torrents'] as const

/**
 * A page of the titles that somebody has contributed to. Few are found by the contributions and put in order; those of
 * somebody who contributed to very many are met along the order's index, as ordering them all would read each of them.
 * @throws AppError validation on `page` beyond what is counted
 */
export async function listContributedTitles(
  db: Database,
  own: OwnTitles,
): Promise<RowPage<{ id: number }>> {
  if (!(await hasContributedToMany(db, own.userId))) return orderAll(db, own)
  const { list } = own
  const offset = (list.page - 1) * list.perPage
  if (offset >= MOST_COUNTED)
    throw fieldError('page', 'No page leads that far into this list. Search or filter it first.')
  const limit = Math.min(list.perPage, MOST_COUNTED - offset)
  const met = await meetAlong(db, own, { offset, limit: limit + 1 })
  // All that there are of somebody who stopped long ago, say: they stand at the far end of the index.
  if (met.length <= limit) return orderAll(db, own)
  const hasNext = offset + limit < MOST_COUNTED
  const page = uncountedPage(list, { data: met.slice(0, limit), hasNext })
  if (list.paginate === 'simple' || list.paginate === 'cursor') return page
  return {
    ...page,
    total: MOST_COUNTED,
    last_page: Math.ceil(MOST_COUNTED / list.perPage),
    total_is_minimum: true,
  }
}

/** Counted title by title along the indexes of contributions, and no further than it matters. */
async function hasContributedToMany(db: Database, userId: number): Promise<boolean> {
  const most = sql.lit(MOST_COUNTED + 1)
  const each = KINDS.map(
    (table) =>
      sql`(select distinct title_id from ${sql.table(table)} where user_id = ${userId} limit ${most})`,
  )
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${sql.join(each, sql` union `)} limit ${most}) found`.execute(
    db,
  )
  return (rows[0]?.count ?? 0) > MOST_COUNTED
}

const orderAll = (db: Database, { userId, list, order }: OwnTitles) =>
  paginate<{ id: number }>(
    db,
    list,
    db
      .selectFrom('titles')
      .select('titles.id')
      .where(
        sql<SqlBool>`titles.id in (${sql.join(
          KINDS.map(
            (table) => sql`select title_id from ${sql.table(table)} where user_id = ${userId}`,
          ),
          sql` union `,
        )})`,
      )
      .orderBy(order),
  )

async function meetAlong(
  db: Database,
  { userId, order }: OwnTitles,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ id: number }[]> {
  // As values of one row each: the planner would make tables of all that somebody contributed out of `exists`.
  const isOwn = KINDS.map(
    (table) =>
      sql`(select true from ${sql.table(table)} o where o.user_id = ${userId} and o.title_id = titles.id limit 1)`,
  )
  const { rows } = await sql<{ id: number }>`
    select id from (
      select titles.id, titles.updated_at, titles.last_link_at from titles
      order by ${order} limit ${sql.lit(MOST_WALKED)}) titles
    where coalesce(${sql.join(isOwn)}, false)
    order by ${order} limit ${limit} offset ${offset}`.execute(db)
  return rows
}
