import type { hiddenTitleList } from '@mediatheque/contract/catalogue/title-records/hidden-titles.list.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { listedRows, type ListSql, literally } from '../../../platform/database/list-rows.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'

export interface HiddenTitleRow {
  /** Of the title, which it has again when it is shown. */
  readonly id: number
  readonly name: string
  readonly type: string
  readonly year: number | null
  readonly hidden_by: string | null
  readonly hidden_at: Date
}

type List = typeof hiddenTitleList
export type HiddenTitlesCall = ListCall<List>

/** What the title was, in the first row of what was taken away. */
const ofTitle = (name: string) => sql`d.content -> 0 -> 'rows' -> 0 ->> ${sql.lit(name)}`

const sourceOf = (db: Database): ListSql<List, HiddenTitleRow> => ({
  rows: db
    .selectFrom('deleted_titles as d')
    .leftJoin('users as u', 'u.id', 'd.deleted_by')
    .select(['d.title_id as id', 'd.name', 'd.deleted_at as hidden_at', 'u.username as hidden_by'])
    .select(sql<string>`${ofTitle('type')}`.as('type'))
    .select(sql<number | null>`(${ofTitle('year')})::int`.as('year'))
    .where('d.is_hidden', '=', true)
    .where('d.restored_at', 'is', null) as never,
  id: sql<number>`d.title_id`,
  search: (words) => sql`d.name ilike ${`%${literally(words)}%`}`,
  orders: { name: sql`lower(d.name)`, hidden_at: sql`d.deleted_at` },
  filters: { hidden_at: sql`d.deleted_at` },
})

export const findHiddenTitles = (
  db: Database,
  list: List,
  call: HiddenTitlesCall,
): Promise<RowPage<HiddenTitleRow>> => paginate(db, call, listedRows(list, sourceOf(db), call))
