import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { duringJob } from '../audit/acts.ts'
import { firstLineOf } from '../log/without-personal-data.ts'
import type { Platform } from '../platform.ts'
import type { JobDefinition } from './define-job.ts'
import { endJobRun, insertJobRun } from './job-runs.repository.ts'
import { queueOptions } from './queue-options.ts'

/** New jobs wake their worker; the look in between finds those that became due: delayed ones and next attempts. */
const LOOK_SECONDS = 5

/** Runs jobs of these kinds in this process from now on, and those with a `cron` at their times. */
export async function startWorkers(
  platform: Platform,
  definitions: readonly JobDefinition[],
): Promise<void> {
  const names = definitions.map((definition) => definition.name)
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated) throw new Error(`Two jobs are named ${repeated}.`)

  const boss = await platform.jobs.openWorkerQueue()
  for (const definition of definitions) {
    await boss.createQueue(definition.name, queueOptions(definition))
    // A queue made by an earlier version keeps its old rules otherwise.
    await boss.updateQueue(definition.name, queueOptions(definition))
    const options = {
      includeMetadata: true,
      batchSize: 1,
      localConcurrency: definition.concurrency,
      notifyPollingIntervalSeconds: LOOK_SECONDS,
    } as const
    await boss.work(definition.name, options, async ([job]: JobWithMetadata[]) => {
      if (job) await runJob(platform, definition, job)
    })
  }
  await updateSchedules(boss, definitions)
}

async function runJob(
  platform: Platform,
  definition: JobDefinition,
  job: JobWithMetadata,
): Promise<void> {
  const startedAt = performance.now()
  const end = await beginRun(platform, job)
  try {
    const isLastAttempt = job.retryCount >= job.retryLimit
    const payload = definition.payload.parse(job.data)
    const context = { jobId: job.id, isLastAttempt, signal: job.signal }
    await duringJob(() => definition.run(platform, payload, context))
    const milliseconds = Math.round(performance.now() - startedAt)
    platform.log.debug({ job: job.name, jobId: job.id, milliseconds }, 'job done')
    await end(milliseconds, null)
  } catch (error) {
    await end(Math.round(performance.now() - startedAt), firstLineOf(error))
    platform.log.error(
      { err: error, job: job.name, jobId: job.id, attempt: job.retryCount + 1 },
      'job failed',
    )
    throw error
  }
}

type EndRun = (milliseconds: number, error: string | null) => Promise<void>

/** Notes the run for those who read the logs. That this fails is no reason to leave the work undone, or to do it twice. */
async function beginRun({ db, clock, log }: Platform, job: JobWithMetadata): Promise<EndRun> {
  const unnoted = (error: unknown) => log.warn({ err: error }, 'a run of a job was not noted')
  try {
    const id = await insertJobRun(db, {
      job: job.name,
      jobId: job.id,
      attempt: job.retryCount + 1,
      startedAt: clock.now(),
    })
    return (milliseconds, error) => endJobRun(db, id, { milliseconds, error }).catch(unnoted)
  } catch (error) {
    unnoted(error)
    return () => Promise.resolve()
  }
}

/** Schedules live in the database: those of jobs that this version no longer repeats are removed. */
async function updateSchedules(boss: PgBoss, definitions: readonly JobDefinition[]): Promise<void> {
  const repeating = new Map(
    definitions.flatMap(({ name, cron }) => (cron === undefined ? [] : [[name, cron]])),
  )
  for (const schedule of await boss.getSchedules()) {
    if (!repeating.has(schedule.name)) await boss.unschedule(schedule.name)
  }
  for (const [name, cron] of repeating) await boss.schedule(name, cron, {})
}
