import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { systemClock } from '../clock.ts'
import { useTestDatabase } from '../database/test-database.ts'
import { createLogger } from '../log/logger.ts'
import type { Platform } from '../platform.ts'
import { createJobs } from './create-jobs.ts'
import { defineJob } from './define-job.ts'
import type { Jobs } from './jobs.ts'
import { startWorkers } from './start-workers.ts'

const database = useTestDatabase()
const log = createLogger({ logLevel: 'silent' })
const payload = z.object({ id: z.number().int() })

let jobs: Jobs
let platform: Platform

beforeEach(() => {
  jobs = createJobs({ directUrl: database.url, url: database.url, log })
  // Workers and these jobs use nothing else of the platform.
  platform = { jobs, log, db: database.db, clock: systemClock } as Platform
})

afterEach(() => jobs.stop())

const countJobs = async (name: string) => {
  const { rows } = await database.pool.query(
    'select count(*) as total from pgboss.job where name = $1',
    [name],
  )
  return rows[0].total as number
}

it('leaves no job when the transaction that enqueued it rolls back', async () => {
  const job = defineJob({ name: 'test.rolled-back', payload, run: async () => undefined })
  const attempt = database.db.transaction().execute(async (tx) => {
    await jobs.enqueue(tx, job, { id: 1 })
    throw new Error('changed my mind')
  })
  await expect(attempt).rejects.toThrow('changed my mind')
  expect(await countJobs(job.name)).toBe(0)
  await database.db.transaction().execute((tx) => jobs.enqueue(tx, job, { id: 1 }))
  expect(await countJobs(job.name)).toBe(1)
})

it('runs a job once, with its payload, when several workers wait', async () => {
  const seen: number[] = []
  const job = defineJob({
    name: 'test.once',
    payload,
    concurrency: 3,
    run: async (_, { id }) => void seen.push(id),
  })
  await startWorkers(platform, [job])
  await jobs.enqueue(database.db, job, { id: 7 })
  await jobs.enqueue(database.db, job, { id: 8 })
  await expect.poll(() => seen.toSorted(), { timeout: 8000 }).toEqual([7, 8])
  await jobs.stop()
  expect(seen).toHaveLength(2)
})

it('refuses a payload that is not what the job takes', async () => {
  const job = defineJob({ name: 'test.payload', payload, run: async () => undefined })
  await expect(jobs.enqueue(database.db, job, { id: 1.5 })).rejects.toThrow(z.ZodError)
})

it('tries a failed job again and says which attempt is the last', async () => {
  const attempts: boolean[] = []
  const job = defineJob({
    name: 'test.retry',
    payload,
    retries: 1,
    retryDelaySeconds: 0,
    run: async (_, __, { isLastAttempt }) => {
      attempts.push(isLastAttempt)
      throw new Error('not today')
    },
  })
  await startWorkers(platform, [job])
  await jobs.enqueue(database.db, job, { id: 1 })
  await expect.poll(() => attempts, { timeout: 12_000 }).toEqual([false, true])
})

it('waits for a running job when it stops', async () => {
  const steps: string[] = []
  const job = defineJob({
    name: 'test.slow',
    payload,
    run: async () => {
      steps.push('started')
      await new Promise((resolve) => setTimeout(resolve, 400))
      steps.push('finished')
    },
  })
  await startWorkers(platform, [job])
  await jobs.enqueue(database.db, job, { id: 1 })
  await expect.poll(() => steps, { timeout: 8000 }).toContain('started')
  await jobs.stop()
  expect(steps).toEqual(['started', 'finished'])
})

it('does not wait for one that goes on and on, which is tried again', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const job = defineJob({
    name: 'test.endless',
    payload,
    retries: 1,
    run: async () => {
      begin()
      await over
    },
  })
  await startWorkers(platform, [job])
  await jobs.enqueue(database.db, job, { id: 1 })
  await begun
  await jobs.stop()
  const { rows } = await database.pool.query('select state from pgboss.job where name = $1', [
    job.name,
  ])
  end()
  expect(rows).toEqual([{ state: 'retry' }])
}, 20_000)

it('forgets the schedule of a job that no longer repeats', async () => {
  const job = defineJob({
    name: 'test.nightly',
    payload: z.object({}),
    cron: '0 3 * * *',
    run: async () => undefined,
  })
  await startWorkers(platform, [job])
  const boss = await jobs.openWorkerQueue()
  expect((await boss.getSchedules()).map((schedule) => schedule.cron)).toEqual(['0 3 * * *'])
  await startWorkers(platform, [{ ...job, cron: undefined }])
  expect(await boss.getSchedules()).toEqual([])
})

it('is tried again soon when nobody works on it any more', async () => {
  const seen: number[] = []
  const job = defineJob({
    name: 'test.left-alone',
    payload,
    retries: 1,
    retryDelaySeconds: 1,
    run: async (_, { id }) => void seen.push(id),
  })
  await jobs.enqueue(database.db, job, { id: 5 })
  const boss = await jobs.openWorkerQueue()
  // Taken by a connection that broke before it was told so.
  await boss.fetch(job.name)
  await startWorkers(platform, [job])
  const { rows } = await database.pool.query(
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '61 seconds' where name = $1 returning state`,
    [job.name],
  )
  expect(rows).toEqual([{ state: 'active' }])
  await boss.supervise(job.name)
  await expect.poll(() => seen, { timeout: 12_000 }).toEqual([5])
})
