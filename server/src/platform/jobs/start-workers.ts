import { STOPPABLE_JOBS } from '@mediatheque/contract/operations/jobs/job-names.ts'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { duringJob } from '../audit/acts.ts'
import { firstLineOf } from '../log/without-personal-data.ts'
import { jobDurations } from '../metrics/process-figures.ts'
import type { Platform } from '../platform.ts'
import { type SpanStart, traced } from '../tracing/tracing.ts'
import type { JobDefinition } from './define-job.ts'
import { endJobRun, insertJobRun, isStopAsked } from './job-runs.repository.ts'
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
  const run = await beginRun(platform, job)
  const ended = watchForStop(platform, job, run)
  try {
    const isLastAttempt = job.retryCount >= job.retryLimit
    const payload = definition.payload.parse(job.data)
    const signal = AbortSignal.any([job.signal, ended.signal])
    await duringJob(() =>
      traced(spanOf(job), () =>
        definition.run(platform, payload, { jobId: job.id, isLastAttempt, signal }),
      ),
    )
    const milliseconds = await run.end(ended.isStopped() ? 'stopped' : 'done')
    platform.log.debug({ job: job.name, jobId: job.id, milliseconds }, 'job done')
  } catch (error) {
    if (ended.isStopped()) {
      await run.end('stopped')
      platform.log.info({ err: error, job: job.name, jobId: job.id }, 'job stopped')
      return
    }
    await run.end('failed', firstLineOf(error))
    platform.log.error(
      { err: error, job: job.name, jobId: job.id, attempt: job.retryCount + 1 },
      'job failed',
    )
    throw error
  } finally {
    ended.unwatch()
  }
}

const spanOf = ({ name, retryCount }: JobWithMetadata): SpanStart => ({
  name: `job ${name}`,
  kind: 'consumer',
  attributes: { 'mediatheque.job': name, 'mediatheque.attempt': retryCount + 1 },
})

/** So often a run looks whether somebody told it to end. */
const STOP_LOOK_MS = 2_000

/** For kinds that can end between two steps: a signal once somebody asks for that, from whatever process. */
function watchForStop({ db, log }: Platform, job: JobWithMetadata, { id }: NotedRun) {
  const stop = new AbortController()
  const look = (runId: number) =>
    isStopAsked(db, runId).then(
      (isAsked) => isAsked && stop.abort(new Error('Somebody told the job to stop.')),
      (error: unknown) => log.warn({ err: error }, 'it was not found out whether a job is to stop'),
    )
  const timer =
    id !== undefined && STOPPABLE_JOBS.includes(job.name)
      ? setInterval(() => void look(id), STOP_LOOK_MS)
      : undefined
  return {
    signal: stop.signal,
    isStopped: () => stop.signal.aborted,
    unwatch: () => clearInterval(timer),
  }
}

interface NotedRun {
  /** Undefined where it could not be noted. */
  readonly id: number | undefined
  /** @returns how many milliseconds it took */
  end(outcome: 'done' | 'failed' | 'stopped', error?: string): Promise<number>
}

/** Notes the run for those who read the logs. That this fails is no reason to leave the work undone, or to do it twice. */
async function beginRun({ db, clock, log }: Platform, job: JobWithMetadata): Promise<NotedRun> {
  const unnoted = (error: unknown) => log.warn({ err: error }, 'a run of a job was not noted')
  const startedAt = performance.now()
  const id = await insertJobRun(db, {
    job: job.name,
    jobId: job.id,
    attempt: job.retryCount + 1,
    startedAt: clock.now(),
  }).catch(unnoted)
  return {
    id: id ?? undefined,
    end: async (outcome, error) => {
      const milliseconds = Math.round(performance.now() - startedAt)
      jobDurations.observe({ job_name: job.name, outcome }, milliseconds / 1000)
      if (id !== undefined)
        await endJobRun(db, id, { milliseconds, outcome, error: error ?? null }).catch(unnoted)
      return milliseconds
    },
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
