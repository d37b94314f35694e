import {
  MOST_NEW,
  MOST_WAITING,
} from '@mediatheque/contract/operations/overview/overview.schemas.ts'
import { sql } from 'kysely'
import type { TimeSpan, Waiting } from '../overview.ts'
import type { Database } from './database.ts'

type Contributed = 'links' | 'nzbs' | 'torrents'

type Queue = 'link_queue' | 'nzb_queue' | 'torrent_queue'

/** What waits for a moderator, oldest first, without what was put off. */
export function countPending(db: Database, table: Queue): Promise<Waiting> {
  return waiting(
    db,
    sql`select count(*)::int as count, min(created_at) as oldest from (
      select created_at from ${sql.table(table)} where status = 'pending'
        and (postponed_until is null or postponed_until <= now())
      order by created_at, item_id limit ${MOST_WAITING}) as first`,
  )
}

/** What was reported, and since when the oldest report waits. Of a deleted review only the row is left. */
export function countReported(
  db: Database,
  table: Queue | 'reviews' | 'lists',
  itemType: 'link' | 'nzb' | 'torrent' | 'review' | 'list',
): Promise<Waiting> {
  const isThere = table === 'reviews' ? sql`deleted_at is null` : sql`true`
  return waiting(
    db,
    sql`select count(*)::int as count,
        case when count(*) > 0 then (
          select created_at from reports where item_type = ${itemType} order by created_at limit 1
        ) end as oldest
      from (select 1 from ${sql.table(table)} where reports_count > 0 and ${isThere} limit ${MOST_WAITING}) as reported`,
  )
}

async function waiting(db: Database, query: ReturnType<typeof sql<Waiting>>): Promise<Waiting> {
  const { rows } = await query.execute(db)
  return rows[0] ?? { count: 0, oldest: null }
}

/** Rows made in a span, up to {@link MOST_NEW}; the table has an index that begins with `created_at`. */
export async function countMade(
  db: Database,
  table: Contributed | 'comments' | 'titles' | 'users',
  { from, until }: TimeSpan,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select 1 from ${sql.table(table)} where created_at >= ${from} and created_at < ${until}
    limit ${MOST_NEW}) as made`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Downloads that counted in a span, to ten minutes; {@link MOST_NEW} of more. Each row counts one at least, so that more
 * rows than these say nothing new, however long the span is.
 */
export async function countDownloads(db: Database, { from, until }: TimeSpan): Promise<number> {
  const { rows } = await sql<{ count: number }>`select
    least(coalesce(sum(count), 0), ${MOST_NEW})::int as count from (
      select count from downloads_by_time where starts_at >= ${from} and starts_at < ${until}
      limit ${MOST_NEW}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

const REPORTED = ['link', 'nzb', 'torrent', 'comment', 'video']

/** What was reported in a span, of every kind, and is still there to be decided about. */
export async function countReports(db: Database, { from, until }: TimeSpan): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select 1 from reports where item_type = any (${REPORTED}::text[])
      and created_at >= ${from} and created_at < ${until}
    limit ${MOST_NEW}) as made`.execute(db)
  return rows[0]?.count ?? 0
}

/** What somebody contributed, by status: along the index of their rows. */
export async function countContributed(db: Database, table: Contributed, userId: number) {
  const { rows } = await sql<{ active: number; pending: number; dead: number }>`select
    count(*) filter (where status = 'active')::int as active,
    count(*) filter (where status = 'pending')::int as pending,
    count(*) filter (where status = 'dead')::int as dead
    from ${sql.table(table)} where user_id = ${userId}`.execute(db)
  return rows[0] ?? { active: 0, pending: 0, dead: 0 }
}
