import { JOB_NAMES, STOPPABLE_JOBS } from '@mediatheque/contract/operations/jobs/job-names.ts'
import type { QueueQuery, QueueState } from '@mediatheque/contract/operations/jobs/jobs.schemas.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { uncountedPage } from '../../../platform/http/pagination.ts'
import {
  askToStop,
  type JobRunRow,
  listLastRuns,
  listRunsOf,
} from '../../../platform/jobs/job-runs.repository.ts'
import {
  countQueuedJobs,
  hasQueue,
  isJobUnderway,
  isScheduleWatched,
  listQueuedJobs,
  listQueues,
  lockQueuedJobs,
  type QueueRow,
} from '../../../platform/jobs/queue.repository.ts'
import type { Needs } from '../../../platform/platform.ts'
import { countByKind, recordJobs } from './jobs.history.ts'

export type { JobRunRow } from '../../../platform/jobs/job-runs.repository.ts'
export type { QueuedJobRow, QueueRow } from '../../../platform/jobs/queue.repository.ts'

/** Queues of earlier versions stay behind; what nobody has a name for is none of ours. */
const NAMES = Object.keys(JOB_NAMES)

export interface KnownJob extends QueueRow {
  readonly lastRun: JobRunRow | undefined
}

/** Every kind of job that some process of the site has announced. */
export async function listJobs({
  db,
}: Needs<'db'>): Promise<{ jobs: KnownJob[]; isWorked: boolean }> {
  if (!(await hasQueue(db))) return { jobs: [], isWorked: false }
  const [queues, runs, isWorked] = await Promise.all([
    listQueues(db, NAMES),
    listLastRuns(db),
    isScheduleWatched(db),
  ])
  const lastRuns = new Map(runs.map((run) => [run.job, run]))
  return {
    jobs: queues.map((queue) => ({ ...queue, lastRun: lastRuns.get(queue.name) })),
    isWorked,
  }
}

/** @throws AppError notFound */
async function getQueue({ db }: Needs<'db'>, job: string): Promise<QueueRow> {
  const isKnown = NAMES.includes(job) && (await hasQueue(db))
  const [queue] = isKnown ? await listQueues(db, [job]) : []
  if (!queue) throw new AppError('notFound')
  return queue
}

/** @throws AppError notFound */
export async function listJobRuns(platform: Needs<'db'>, job: string): Promise<JobRunRow[]> {
  await getQueue(platform, job)
  return listRunsOf(platform.db, job)
}

/**
 * Runs a job that has times as if it were time. One that runs or waits already is not begun again.
 * @returns whether it was not underway
 * @throws AppError notFound, or conflict for one that runs only when there is something to do
 */
export async function runJob(
  platform: Needs<'db' | 'jobs' | 'log'>,
  job: string,
  userId: number | undefined,
): Promise<boolean> {
  const { cron } = await getQueue(platform, job)
  if (cron === null)
    throw new AppError('conflict', { message: 'This job runs when there is something to do.' })
  const isNew = await platform.db.transaction().execute(async (tx) => {
    const isUnderway = await isJobUnderway(tx, job)
    if (!isUnderway) await platform.jobs.enqueueScheduled(tx, job)
    await recordJobs(tx, 'started', new Map(isUnderway ? [] : [[job, 1]]))
    return !isUnderway
  })
  platform.log.info({ job, userId, isNew }, 'a job was started by hand')
  return isNew
}

export async function listQueue({ db }: Needs<'db'>, query: QueueQuery) {
  if (!(await hasQueue(db)))
    return {
      page: uncountedPage({ ...query, paginate: 'simple' }, { data: [], hasNext: false }),
      counts: { waiting: 0, running: 0, failed: 0 },
    }
  const [page, counts] = await Promise.all([
    listQueuedJobs(db, NAMES, query),
    countQueuedJobs(db, NAMES),
  ])
  return { page, counts }
}

type ToChangeQueue = Needs<'db' | 'jobs' | 'log'>

/** @returns how many were given up until now */
export const retryJobs = (platform: ToChangeQueue, ids: readonly string[]): Promise<number> =>
  changeQueued(platform, { ids, states: ['failed'], act: 'retry' })

/** Those that run meanwhile go on. @returns how many are gone */
export const dropJobs = (platform: ToChangeQueue, ids: readonly string[]): Promise<number> =>
  changeQueued(platform, { ids, states: ['waiting', 'failed'], act: 'drop' })

interface QueueChange {
  readonly ids: readonly string[]
  readonly states: readonly QueueState[]
  readonly act: 'retry' | 'drop'
}

async function changeQueued(
  { db, jobs, log }: ToChangeQueue,
  { ids, states, act }: QueueChange,
): Promise<number> {
  const changed = await db.transaction().execute(async (tx) => {
    const held = (await hasQueue(tx)) ? await lockQueuedJobs(tx, ids, states) : []
    for (const [name, ofKind] of Map.groupBy(held, ({ name }) => name))
      await jobs[act](
        tx,
        name,
        ofKind.map(({ id }) => id),
      )
    await recordJobs(tx, act === 'retry' ? 'retried' : 'dropped', countByKind(held))
    return held
  })
  log.info({ jobs: changed, act }, 'jobs of the queue were changed by hand')
  return changed.length
}

/** Those of kinds that cannot be stopped go on. @returns how many were told to end and had not been yet */
export async function stopJobs(
  { db, clock, log }: Needs<'db' | 'clock' | 'log'>,
  ids: readonly string[],
): Promise<number> {
  const told = await db.transaction().execute(async (tx) => {
    const held = (await hasQueue(tx)) ? await lockQueuedJobs(tx, ids, ['running']) : []
    const stoppable = held.filter(({ name }) => STOPPABLE_JOBS.includes(name))
    const asked = await askToStop(
      tx,
      stoppable.map(({ id }) => id),
      clock.now(),
    )
    const isAsked = new Set(asked)
    await recordJobs(tx, 'stopped', countByKind(stoppable.filter(({ id }) => isAsked.has(id))))
    return asked.length
  })
  log.info({ jobs: ids, told }, 'jobs were told to stop by hand')
  return told
}
