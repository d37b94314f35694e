import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

export interface QueuedCount {
  readonly job: string
  readonly waiting: number
  /** Their time has not come. */
  readonly scheduled: number
  readonly running: number
  readonly failed: number
  /** Since when the first of those that wait could have been begun, in seconds. */
  readonly waits: number | null
}

/** The queue must be there. */
export async function countJobs(db: Database, now: Date): Promise<QueuedCount[]> {
  const { rows } = await sql<QueuedCount>`select name as job,
    count(*) filter (where state in ('created', 'retry') and start_after <= ${now})::int as waiting,
    count(*) filter (where state in ('created', 'retry') and start_after > ${now})::int as scheduled,
    count(*) filter (where state = 'active')::int as running,
    count(*) filter (where state = 'failed')::int as failed,
    extract(epoch from ${now}::timestamptz - min(start_after)
      filter (where state in ('created', 'retry') and start_after <= ${now}))::float8 as waits
    from pgboss.job where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_pgboss%'
    group by name order by name`.execute(db)
  return rows
}

export interface LastRun {
  readonly job: string
  readonly outcome: string
  readonly started: number
  readonly milliseconds: number
}

/** How the newest run of each job ended. */
export async function listLastEnds(db: Database): Promise<LastRun[]> {
  const { rows } = await sql<LastRun>`select distinct on (job) job, outcome,
    extract(epoch from started_at)::float8 as started, milliseconds::float8 as milliseconds
    from job_runs where outcome <> 'running' order by job, id desc`.execute(db)
  return rows
}

export interface MailCounts {
  readonly sent: number
  readonly failed: number
  readonly kept: number
  readonly waiting: number
  /** Since when the oldest waits, in seconds. */
  readonly waits: number | null
}

/** Of the time since; of those that wait all, as far as they are counted. */
export async function countMails(
  db: Database,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<MailCounts> {
  const { rows } = await sql<MailCounts>`select
    count(*) filter (where status = 'sent')::int as sent,
    count(*) filter (where status = 'failed')::int as failed,
    count(*) filter (where status = 'kept')::int as kept,
    (select count(*)::int from (select from outgoing_mails where status = 'queued' limit 10000) w) as waiting,
    (select extract(epoch from ${now}::timestamptz - created_at)::float8 from outgoing_mails
      where status = 'queued' order by id limit 1) as waits
    from outgoing_mails where created_at >= ${since}`.execute(db)
  return rows[0]!
}

/** Whether the last that the server tried to put into its archive did not arrive; not where it keeps none. */
export async function isArchiveFailing(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    is_failing: boolean
  }>`select (current_setting('archive_mode') <> 'off'
      and last_failed_time > coalesce(last_archived_time, '-infinity')) is true as is_failing
    from pg_stat_archiver`.execute(db)
  return rows[0]?.is_failing ?? false
}
