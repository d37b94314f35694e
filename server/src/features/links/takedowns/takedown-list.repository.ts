import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { takedownList } from '@mediatheque/contract/links/takedowns/takedowns.list.ts'
import type { TakedownStatus } from '@mediatheque/contract/links/takedowns/takedowns.schemas.ts'
import { MOST_WAITING } from '@mediatheque/contract/operations/overview/overview.schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { listBatches, listedRows, type ListSql } from '../../../platform/database/list-rows.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'
import type { Waiting } from '../../../platform/overview.ts'

/** A notice as the queue shows it. */
export interface NoticeLine {
  readonly id: number
  readonly status: TakedownStatus
  readonly created_at: Date
  readonly decided_at: Date | null
  readonly name: string | null
  readonly organisation: string | null
  readonly about: string
  readonly items: number
  readonly waiting: number
  readonly counter_notices: number
}

const waitingCounters = sql`(select count(*)::int from takedown_items i join counter_notices c on c.withdrawal_id = i.withdrawal_id
  where i.notice_id = n.id and c.status = 'waiting')`

const sourceOf = (db: Database): ListSql<typeof takedownList, NoticeLine> => ({
  rows: db
    .selectFrom('takedown_notices as n')
    .leftJoin('takedown_people as p', 'p.notice_id', 'n.id')
    .select(['n.id', 'n.status', 'n.created_at', 'n.decided_at', 'p.name', 'p.organisation'])
    .select([
      sql<string>`(select i.title_name from takedown_items i where i.notice_id = n.id order by i.id limit 1)`.as(
        'about',
      ),
      sql<number>`(select count(*)::int from takedown_items i where i.notice_id = n.id)`.as(
        'items',
      ),
      sql<number>`(select count(*)::int from takedown_items i where i.notice_id = n.id and i.decision = 'waiting')`.as(
        'waiting',
      ),
      waitingCounters.as('counter_notices'),
    ]) as never,
  id: sql<number>`n.id`,
  orders: { created_at: sql`n.created_at` },
  filters: {
    status: sql`n.status`,
    countered: ({ value }) =>
      sql`exists (select from counter_notices c join takedown_items i on i.withdrawal_id = c.withdrawal_id
        where c.status = 'waiting' and i.notice_id = n.id) = ${value}`,
    created_at: sql`n.created_at`,
  },
})

export const listNoticeLines = (
  db: Database,
  call: ListCall<typeof takedownList>,
): Promise<RowPage<NoticeLine>> => paginate(db, call, listedRows(takedownList, sourceOf(db), call))

/** All of them that match, in their order, some at a time. */
export const readNoticeLines = (db: Database, call: ListCall<typeof takedownList>) =>
  listBatches(takedownList, sourceOf(db), call)

/** Notices that wait for staff, and answers to notices. */
export async function countOpenTakedowns(db: Database): Promise<Waiting> {
  const { rows } =
    await sql<Waiting>`select count(*)::int as count, min(created_at) as oldest from (
    (select created_at from takedown_notices where status = 'waiting' order by created_at limit ${MOST_WAITING})
    union all (select created_at from counter_notices where status = 'waiting' order by created_at limit ${MOST_WAITING})
    order by created_at limit ${MOST_WAITING}) as first`.execute(db)
  return rows[0] ?? { count: 0, oldest: null }
}
