import { reportedReviewList } from '@mediatheque/contract/community/reviews/reported-reviews.list.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { sql } from 'kysely'
import {
  type BoundedListSql,
  findAllBounded,
  findBoundedPage,
} from '../../../platform/database/bounded-lists.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import { AUTHOR_COLUMNS, type AuthorColumns, visibleAuthors } from '../authors/authors.service.ts'
import { type ReportRow, reportsOf } from '../reports/settle-reports.service.ts'

export interface ReportedReviewRow extends AuthorColumns {
  readonly id: number
  readonly title_id: number
  readonly title_name: string
  readonly score: number
  readonly body: string | null
  readonly created_at: Date
  readonly reports_count: number
  readonly last_reported_at: Date
  readonly reports: ReportRow[]
}

type List = typeof reportedReviewList

const sourceOf = (actor: Actor): BoundedListSql<List> => ({
  table: 'reviews',
  within: sql`(t.reports_count > 0 and t.deleted_at is null)`,
  orders: {
    reports: sql`t.reports_count`,
    reported_at: sql`t.last_reported_at`,
    created_at: sql`t.created_at`,
  },
  filters: {
    reports: sql`t.reports_count`,
    author: ({ value }) => sql`(t.user_id = (select u.id from users u
      where lower(u.username) = lower(${value}) and ${visibleAuthors(actor)}))`,
    reported_at: sql`t.last_reported_at`,
    created_at: sql`t.created_at`,
  },
  walked: (order) => [order],
})

/** A page of ids: their reviews are read for these alone. */
export const findReportedPage = (
  db: Database,
  actor: Actor,
  call: ListCall<List>,
): Promise<RowPage<number>> => findBoundedPage(db, reportedReviewList, sourceOf(actor), call)

export const findAllReported = (
  db: Database,
  actor: Actor,
  call: ListCall<List>,
): Promise<readonly number[]> => findAllBounded(db, reportedReviewList, sourceOf(actor), call)

/** In the order of the ids; without those that somebody has decided about since. */
export async function readReportedRows(
  db: Database,
  { actor, language }: { readonly actor: Actor; readonly language: Language },
  ids: readonly number[],
): Promise<ReportedReviewRow[]> {
  const rows = await db
    .selectFrom('reviews as x')
    .innerJoin('titles as t', 't.id', 'x.title_id')
    .leftJoin('users as u', (join) =>
      join.onRef('u.id', '=', 'x.user_id').on(visibleAuthors(actor)),
    )
    .select(AUTHOR_COLUMNS)
    .select(['x.id', 'x.title_id', 'x.score', 'x.body', 'x.created_at', 'x.reports_count'])
    .select([
      sql<string>`coalesce((select n.name from title_translations n
        where n.title_id = t.id and n.language = ${language}), t.name)`.as('title_name'),
      sql<Date>`x.last_reported_at`.as('last_reported_at'),
      reportsOf('review', 'x', actor).as('reports'),
    ])
    .where('x.id', 'in', [0, ...ids])
    .where('x.reports_count', '>', 0)
    .where('x.deleted_at', 'is', null)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row as ReportedReviewRow]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
