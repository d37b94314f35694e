import { PgBoss, fromKysely, type ConstructorOptions } from 'pg-boss'
import { applicationName } from '../database/application-name.ts'
import { logSeldom } from '../log/log-seldom.ts'
import type { Logger } from '../log/logger.ts'
import { clientsWithPauses } from './connection-pauses.ts'
import type { JobKind, Jobs, QueueTuning } from './jobs.ts'
import { queueOptions } from './queue-options.ts'

const SCHEMA = 'pgboss'
/** What goes on for longer is tried again; the whole program is ended by force some seconds later. */
const STOP_MILLISECONDS = 8_000
const SAME_ERROR_MS = 10_000

interface JobsOptions {
  url: string
  /** The server itself: workers listen there. Without it they look for jobs. */
  directUrl: string | undefined
  log: Logger
}

/** Jobs on pg-boss, whose tables live in a schema of their own that it makes and migrates itself. */
export function createJobs({ url, directUrl, log }: JobsOptions): Jobs {
  // Enqueueing and working are two instances, so that a process which only enqueues polls and schedules nothing.
  const sender = openOnce(() =>
    createBoss(url, log, 'jobs', { max: 2, supervise: false, schedule: false }),
  )
  const worker = openOnce(() => {
    // Some fifty queues ask every two seconds, also a database that is away. The pool that pg-boss makes takes it.
    const withPauses = { Client: clientsWithPauses() }
    return createBoss(directUrl ?? url, log, 'worker', {
      max: 4,
      useListenNotify: directUrl !== undefined,
      ...withPauses,
    })
  })
  const ensureQueue = createQueueKeeper()
  let tuning: QueueTuning | undefined
  const tuned = (retries: number) =>
    tuning && {
      retryLimit: retries === 0 ? 0 : retries + tuning.moreRetries,
      deleteAfterSeconds: tuning.doneSeconds,
    }
  return {
    tune: (wanted) => {
      tuning = wanted
    },
    enqueue: async (tx, job, payload, options) => {
      const boss = await sender.get()
      await ensureQueue(boss, job)
      // Stored as checked, so that defaults are settled now; the worker checks again.
      const data = job.payload.parse(payload) as object
      const id = await boss.send(job.name, data, {
        ...tuned(job.retries),
        ...options,
        db: fromKysely(tx),
      })
      if (id === null) throw new Error(`Job ${job.name} was not accepted.`)
      return id
    },
    enqueueScheduled: async (tx, job) => {
      const boss = await sender.get()
      await boss.send(job, {}, { db: fromKysely(tx) })
    },
    retry: async (tx, job, ids) => {
      const boss = await sender.get()
      await boss.retry(job, [...ids], { db: fromKysely(tx) })
    },
    drop: async (tx, job, ids) => {
      const boss = await sender.get()
      await boss.deleteJob(job, [...ids], { db: fromKysely(tx) })
    },
    openWorkerQueue: () => worker.get(),
    stop: async () => {
      await worker.stop()
      await sender.stop()
    },
  }
}

function createBoss(
  url: string,
  log: Logger,
  purpose: string,
  options: Partial<ConstructorOptions>,
): PgBoss {
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    application_name: applicationName(purpose),
    ...options,
  })
  boss.on(
    'error',
    logSeldom(log, {
      message: 'the job queue met an error',
      everyMs: SAME_ERROR_MS,
      // Each of some fifty queues asks every two seconds, and says its own name behind the words.
      kindOf: (error) => String((error as Error).message).replace(/ \(Queue: .*/, ''),
    }),
  )
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'))
  return boss
}

/** Started when first needed; a start that failed is tried again by the next call. */
function openOnce(create: () => PgBoss) {
  let opened: Promise<PgBoss> | undefined
  return {
    get: () => {
      opened ??= create()
        .start()
        .catch((error: unknown) => {
          opened = undefined
          throw error
        })
      return opened
    },
    stop: async () => {
      const boss = await opened?.catch(() => undefined)
      opened = undefined
      await boss?.stop({ graceful: true, timeout: STOP_MILLISECONDS })
    },
  }
}

/** A job needs its queue: made before the first job of its kind, outside the caller's transaction. */
function createQueueKeeper() {
  const made = new Map<string, Promise<void>>()
  return (boss: PgBoss, job: JobKind): Promise<void> => {
    const known = made.get(job.name)
    if (known) return known
    const making = boss.createQueue(job.name, queueOptions(job)).catch((error: unknown) => {
      made.delete(job.name)
      throw error
    })
    made.set(job.name, making)
    return making
  }
}
