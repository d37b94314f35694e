import { KEPT_RUNS } from '@mediatheque/contract/operations/jobs/jobs.schemas.ts'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { JobRuns } from '../database/types.generated.ts'

export interface JobRunRow extends Selectable<JobRuns> {
  /** Whether the queue holds that it goes on. */
  readonly is_held: boolean
}

interface BegunRun {
  readonly job: string
  readonly jobId: string
  readonly attempt: number
  readonly startedAt: Date
}

/** Notes that a job begins, and forgets the oldest runs of its kind. @returns the number of the run */
export async function insertJobRun(
  db: Database,
  { job, jobId, attempt, startedAt }: BegunRun,
): Promise<number> {
  const { id } = await db
    .insertInto('job_runs')
    .values({ job, job_id: jobId, attempt, started_at: startedAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  // Several processes do so at once: none waits for another, and what one leaves the next takes.
  await sql`delete from job_runs where id in (
    select id from job_runs where job = ${job} order by id desc offset ${KEPT_RUNS}
    for update skip locked)`.execute(db)
  return id
}

export async function endJobRun(
  db: Database,
  id: number,
  end: {
    readonly milliseconds: number
    readonly outcome: 'done' | 'failed' | 'stopped'
    readonly error: string | null
  },
): Promise<void> {
  await db.updateTable('job_runs').set(end).where('id', '=', id).execute()
}

/** Whether somebody told a run to end. */
export async function isStopAsked(db: Database, id: number): Promise<boolean> {
  const run = await db
    .selectFrom('job_runs')
    .select('stop_asked_at')
    .where('id', '=', id)
    .executeTakeFirst()
  return run !== undefined && run.stop_asked_at !== null
}

/** Tells the runs of these jobs to end that are going on. @returns of how many nobody had done so */
export async function askToStop(
  tx: Database,
  jobIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const asked = await tx
    .updateTable('job_runs')
    .set({ stop_asked_at: now })
    .where('job_id', 'in', ['00000000-0000-0000-0000-000000000000', ...jobIds])
    .where('outcome', '=', 'running')
    .where('stop_asked_at', 'is', null)
    .returning('job_id')
    .execute()
  return asked.map(({ job_id: id }) => id)
}

const IS_HELD = sql<boolean>`exists (select from pgboss.job where job.name = job_runs.job
  and job.id = job_runs.job_id and job.state = 'active' and job.retry_count + 1 = job_runs.attempt)`

/** The newest run of each kind of job, where there is a queue. */
export function listLastRuns(db: Database): Promise<JobRunRow[]> {
  return db
    .selectFrom('job_runs')
    .selectAll()
    .select(IS_HELD.as('is_held'))
    .distinctOn('job')
    .orderBy('job')
    .orderBy('id', 'desc')
    .execute()
}

/** Newest first, where there is a queue. */
export function listRunsOf(db: Database, job: string): Promise<JobRunRow[]> {
  return db
    .selectFrom('job_runs')
    .selectAll()
    .select(IS_HELD.as('is_held'))
    .where('job', '=', job)
    .orderBy('id', 'desc')
    .limit(KEPT_RUNS)
    .execute()
}
