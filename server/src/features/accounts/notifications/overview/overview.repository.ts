import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import { hasQueue } from '../../../../platform/jobs/queue.repository.ts'

export interface KindCounts {
  readonly type: string
  readonly written: number
  readonly listed: number
  readonly read: number
  readonly last_written_at: Date | null
}

/** Each kind is a stretch of `notifications_kind`; its newest lies at the end, however old it is. */
export async function countKinds(
  db: Database,
  types: readonly string[],
  since: Date,
): Promise<KindCounts[]> {
  const { rows } = await sql<KindCounts>`
    select kind.type, coalesce(written, 0) as written, coalesce(listed, 0) as listed, coalesce(read, 0) as read,
      (select max(created_at) from notifications where type = kind.type) as last_written_at
    from unnest(${[...types]}::text[]) as kind (type)
    left join (
      select type, count(*)::int as written, (count(*) filter (where is_listed))::int as listed,
        (count(read_at) filter (where is_listed))::int as read
      from notifications where type = any(${[...types]}::text[]) and created_at >= ${since}
      group by type
    ) as counted on counted.type = kind.type`.execute(db)
  return rows
}

/** Those that no run of their job has sent on their way yet, by kind; what it gave up on is in the queue. */
export async function countWaiting(
  db: Database,
  job: string,
): Promise<ReadonlyMap<string, number>> {
  if (!(await hasQueue(db))) return new Map()
  const { rows } = await sql<{ type: string; count: number }>`
    select type, count(*)::int as count
    from pgboss.job cross join lateral jsonb_array_elements_text(data -> 'notificationIds') as one (id)
    join notifications on notifications.id = one.id::uuid
    where name = ${job} and state in ('created', 'retry', 'active') and delivered_at is null
    group by type`.execute(db)
  return new Map(rows.map(({ type, count }) => [type, count]))
}

export interface ChoiceCount {
  readonly type: string
  readonly channels: readonly string[]
  readonly count: number
}

/** How many members chose the same for a kind. */
export async function countChoices(db: Database): Promise<ChoiceCount[]> {
  const { rows } = await sql<ChoiceCount>`
    select type, channels, count(*)::int as count
    from notification_preferences group by type, channels`.execute(db)
  return rows
}

export async function countAllUnread(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notifications where read_at is null and is_listed`.execute(
    db,
  )
  return rows[0]!.count
}

/** Members with a browser in which they are still logged in. */
export async function countBrowserMembers(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct push_subscriptions.user_id)::int as count
    from push_subscriptions left join sessions on sessions.id = push_subscriptions.session_id
    where push_subscriptions.session_id is null or sessions.expires_at > ${now}`.execute(db)
  return rows[0]!.count
}
