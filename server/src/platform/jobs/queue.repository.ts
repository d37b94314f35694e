import type { QueueQuery, QueueState } from '@mediatheque/contract/operations/jobs/jobs.schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { paginate, type RowPage } from '../http/pagination.ts'

/** Kinds of jobs as the queue knows them; where no job was ever made there is no queue. */
export interface QueueRow {
  readonly name: string
  readonly cron: string | null
}

export interface QueuedJobRow {
  readonly id: string
  readonly name: string
  readonly created_on: Date
  readonly start_after: Date
  readonly started_on: Date | null
  readonly completed_on: Date | null
  readonly retry_count: number
  readonly retry_limit: number
  readonly message: string | null
  readonly is_running: boolean
  /** Whether somebody told it to end. */
  readonly is_stopping: boolean
}

const STATES = {
  waiting: sql`('created', 'retry')`,
  running: sql`('active')`,
  failed: sql`('failed')`,
} as const

/** Whoever looks after times notes it twice a minute. */
const WATCHED_SECONDS = 300

export async function hasQueue(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass('pgboss.job') is not null as is_there`.execute(db)
  return rows[0]?.is_there === true
}

export async function listQueues(db: Database, names: readonly string[]): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select queue.name, schedule.cron
    from pgboss.queue left join pgboss.schedule on schedule.name = queue.name and schedule.key = ''
    where queue.name = any(${names}::text[]) order by queue.name`.execute(db)
  return rows
}

/** Whether some process has lately looked which jobs are due. */
export async function isScheduleWatched(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is_watched: boolean }>`
    select exists (select from pgboss.version
      where cron_on > now() - ${WATCHED_SECONDS} * interval '1 second') as is_watched`.execute(db)
  return rows[0]?.is_watched === true
}

/** Newest first; those that wait in the order in which they come. */
export function listQueuedJobs(
  db: Database,
  names: readonly string[],
  { state, page, perPage }: QueueQuery,
): Promise<RowPage<QueuedJobRow>> {
  const rows = db
    .selectFrom(
      sql<QueuedJobRow>`(select id, name, created_on, start_after, started_on, completed_on,
        retry_count, retry_limit, output->>'message' as message,
        state = 'active' as is_running, state = 'active' and exists (select from job_runs
          where job_id = job.id and outcome = 'running' and stop_asked_at is not null) as is_stopping
        from pgboss.job where state in ${STATES[state]} and name = any(${names}::text[]))`.as(
        'queued',
      ),
    )
    .selectAll()
    .orderBy(state === 'waiting' ? sql`start_after` : sql`coalesce(completed_on, started_on) desc`)
    .orderBy('id')
  return paginate(db, { page, perPage, paginate: 'preferLengthAware' }, rows as never)
}

export async function countQueuedJobs(
  db: Database,
  names: readonly string[],
): Promise<Record<QueueState, number>> {
  const { rows } = await sql<Record<QueueState, number>>`select
    count(*) filter (where state in ${STATES.waiting})::int as waiting,
    count(*) filter (where state in ${STATES.running})::int as running,
    count(*) filter (where state in ${STATES.failed})::int as failed
    from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') and name = any(${names}::text[])`.execute(
    db,
  )
  return rows[0]!
}

/** Those of these jobs that are in one of the states, held until the transaction ends: nobody begins them meanwhile. */
export async function lockQueuedJobs(
  tx: Database,
  ids: readonly string[],
  states: readonly QueueState[],
): Promise<{ readonly id: string; readonly name: string }[]> {
  const meant = sql.join(
    states.map((state) => sql`state in ${STATES[state]}`),
    sql` or `,
  )
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from pgboss.job where id = any(${ids}::uuid[]) and (${meant})
    order by id for update`.execute(tx)
  return rows
}

/**
 * Whether a job of this kind runs, or is about to. Whoever asks in a transaction is alone until it ends;
 * the time is that of the database, after waiting for it, as whoever was first may have come last.
 */
export async function isJobUnderway(tx: Database, job: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`run job ${job}`}, 0))`.execute(tx)
  const { rows } = await sql<{ is_underway: boolean }>`select exists (select from pgboss.job
    where name = ${job} and (state = 'active'
      or (state in ('created', 'retry') and start_after <= clock_timestamp()))) as is_underway`.execute(
    tx,
  )
  return rows[0]?.is_underway === true
}
