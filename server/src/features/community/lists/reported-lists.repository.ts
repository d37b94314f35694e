import { reportedListList } from '@mediatheque/contract/community/lists/reported-lists.list.ts'
import type { ListVisibility } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
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
import { visibleLists } from './visible-lists.repository.ts'

export interface ReportedListRow extends AuthorColumns {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly name_fr: string | null
  readonly description: string | null
  readonly description_fr: string | null
  readonly notes: string[]
  readonly visibility: ListVisibility
  readonly withheld: 'hidden' | 'removed' | null
  readonly kind: string | null
  readonly workspace_id: number | null
  readonly share_key: string
  readonly items_count: number
  readonly is_visible: boolean
  readonly reports_count: number
  readonly last_reported_at: Date
  readonly reports: ReportRow[]
}

type List = typeof reportedListList

/** Of a list as many notes as its reader decides by. */
const NOTES_SHOWN = 20

const sourceOf = (actor: Actor): BoundedListSql<List> => ({
  table: 'lists',
  within: sql`(t.reports_count > 0)`,
  orders: { reports: sql`t.reports_count`, reported_at: sql`t.last_reported_at` },
  filters: {
    reports: sql`t.reports_count`,
    author: ({ value }) => sql`(t.user_id = (select u.id from users u
      where lower(u.username) = lower(${value}) and ${visibleAuthors(actor)}))`,
    reported_at: sql`t.last_reported_at`,
  },
  walked: (order) => [order],
})

/** A page of ids: their lists are read for these alone. */
export const findReportedPage = (
  db: Database,
  actor: Actor,
  call: ListCall<List>,
): Promise<RowPage<number>> => findBoundedPage(db, reportedListList, sourceOf(actor), call)

export const findAllReported = (
  db: Database,
  actor: Actor,
  call: ListCall<List>,
): Promise<readonly number[]> => findAllBounded(db, reportedListList, sourceOf(actor), call)

/** In the order of the ids; without those that somebody has decided about since. */
export async function readReportedRows(
  db: Database,
  actor: Actor,
  ids: readonly number[],
): Promise<ReportedListRow[]> {
  const rows = await db
    .selectFrom('lists as l')
    .leftJoin('users as u', (join) =>
      join.onRef('u.id', '=', 'l.user_id').on(visibleAuthors(actor)),
    )
    .select(AUTHOR_COLUMNS)
    .select(['l.id', 'l.version', 'l.name', 'l.name_fr', 'l.description', 'l.description_fr'])
    .select(['l.visibility', 'l.withheld', 'l.kind', 'l.workspace_id', 'l.share_key'])
    .select(['l.items_count', 'l.reports_count'])
    .select([
      sql<Date>`l.last_reported_at`.as('last_reported_at'),
      visibleLists(actor).as('is_visible'),
      sql<
        string[]
      >`array(select i.note from list_items i where i.list_id = l.id and i.note is not null
        order by i.position, i.title_id limit ${sql.lit(NOTES_SHOWN)})`.as('notes'),
      reportsOf('list', 'l', actor).as('reports'),
    ])
    .where('l.id', 'in', [0, ...ids])
    .where('l.reports_count', '>', 0)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row as ReportedListRow]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
