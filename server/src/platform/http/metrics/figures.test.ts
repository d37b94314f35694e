import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildLink } from '../../../features/links/links/links.factory.ts'
import { buildTitle } from '../../../features/catalogue/titles/titles.factory.ts'
import { useTestApp } from '../../../features/test-app.ts'
import { APP_VERSION } from '../../app-version.ts'
import { buildQueuedJob, JOB_WITH_TIMES } from '../../../queued-jobs.factory.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { findFaults, sumOf } from './test-figures.ts'

const site = useTestApp()
const scrape = async () => (await site.call('GET', '/metrics')).body
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)

beforeAll(async () => {
  const { db } = site.platform
  const run = { job: 'files.purge', job_id: crypto.randomUUID(), attempt: 1 }
  await db
    .insertInto('job_runs')
    .values([
      { ...run, started_at: ago(900), outcome: 'done', milliseconds: 12_000 },
      { ...run, started_at: ago(600), outcome: 'failed', milliseconds: 1_500 },
      { ...run, started_at: ago(1), outcome: 'running', milliseconds: null },
    ])
    .execute()
  const mail = { to_address: 'a@b.example', subject: 's', text_body: 't' }
  await db
    .insertInto('outgoing_mails')
    .values([
      { ...mail, status: 'queued', created_at: ago(300) },
      { ...mail, status: 'queued' },
      { ...mail, status: 'failed' },
      { ...mail, status: 'failed', created_at: ago(100_000) },
      { ...mail, status: 'sent' },
    ])
    .execute()
  const title = await buildTitle(db)
  for (const status of ['active', 'active', 'dead'])
    await buildLink(db, { title_id: title.id, status })
})

describe('figures', () => {
  it('are named as promtool wants them', async () => {
    await site.call('GET', '/api/v1/search/a')
    expect(findFaults(await scrape())).toEqual([])
    expect(
      findFaults(
        '# HELP a_total x\n# TYPE a_total gauge\n# HELP calls x\n# TYPE calls counter\n# TYPE wait_milliseconds gauge\nlost 1\n',
      ),
    ).toHaveLength(5)
  })

  it('say which version runs', async () => {
    const text = await scrape()
    const { version } = process
    expect(
      sumOf(text, 'mediatheque_build_info', {
        version: APP_VERSION,
        node: version,
        process: 'main',
      }),
    ).toBe(1)
  })

  it('tell of jobs: what the queue holds, and how the newest runs ended', async () => {
    const text = await scrape()
    const ofJob = (name: string) =>
      sumOf(text, `mediatheque_job_${name}`, { job_name: 'files.purge' })
    expect(ofJob('last_run_failed')).toBe(1)
    expect(ofJob('last_run_duration_seconds')).toBe(1.5)
    expect(ofJob('last_run_timestamp_seconds')).toBeCloseTo(ago(600).getTime() / 1000, -2)
  })

  it('tell of jobs that wait, and of runs in this process by how they ended', async () => {
    const { platform } = site
    await buildQueuedJob(platform, 'created')
    await buildQueuedJob(platform, 'failed')
    const job = defineJob({
      name: 'test.figures',
      payload: z.object({ fails: z.boolean() }),
      retries: 0,
      run: async (_platform, { fails }) => {
        if (fails) throw new Error('as it was told')
      },
    })
    await platform.startWorkers([job])
    for (const fails of [false, false, true])
      await platform.jobs.enqueue(platform.db, job, { fails })
    const runs = async (outcome: string) =>
      sumOf(await scrape(), 'mediatheque_job_run_duration_seconds_count', {
        job_name: 'test.figures',
        outcome,
      })
    await expect.poll(() => runs('done'), { timeout: 15_000 }).toBe(2)
    await expect.poll(() => runs('failed'), { timeout: 15_000 }).toBe(1)
    const queued = async () => {
      const text = await scrape()
      return ['waiting', 'scheduled', 'running', 'failed'].map((state) =>
        sumOf(text, 'mediatheque_jobs', { job_name: JOB_WITH_TIMES, state }),
      )
    }
    await expect.poll(queued, { timeout: 10_000, interval: 500 }).toEqual([0, 1, 0, 1])
  }, 40_000)

  it('tell of mails by state, and how long the oldest waits', async () => {
    const text = await scrape()
    const mails = (state: string) => sumOf(text, 'mediatheque_mails', { state })
    expect([mails('waiting'), mails('failed'), mails('sent'), mails('kept')]).toEqual([2, 1, 1, 0])
    expect(sumOf(text, 'mediatheque_mail_oldest_waiting_seconds')).toBeGreaterThanOrEqual(300)
  })

  it('tell of links by state', async () => {
    const text = await scrape()
    const links = (state: string) => sumOf(text, 'mediatheque_links', { state })
    expect([links('active'), links('dead'), links('pending')]).toEqual([2, 1, 0])
  })

  it('tell of the pool of connections', async () => {
    const of = async (name: string, labels = {}) =>
      sumOf(await scrape(), `mediatheque_database_pool_${name}`, { pool: 'main', ...labels })
    // More than figures of the site take while they are read.
    const held = Promise.withResolvers<void>()
    const holding = Array.from({ length: 6 }, () =>
      site.platform.db.transaction().execute(async (tx) => {
        await sql`select 1`.execute(tx)
        await held.promise
      }),
    )
    try {
      await expect
        .poll(() => of('connections', { state: 'busy' }))
        .toBeGreaterThanOrEqual(holding.length)
    } finally {
      held.resolve()
      await Promise.all(holding)
    }
    await expect.poll(() => of('connections', { state: 'busy' })).toBeLessThan(holding.length)
    expect(await of('max_connections')).toBeGreaterThanOrEqual(16)
    expect(await of('waiting_calls')).toBe(0)
  })

  it('tell of caches: what they keep, and whether it was of use', async () => {
    const { cache } = site.platform
    const of = async (result: string) =>
      sumOf(await scrape(), 'mediatheque_cache_lookups_total', { cache: 'values', result }) ?? 0
    const before = { hit: await of('hit'), miss: await of('miss') }
    for (let index = 0; index < 3; index++)
      await cache.remember('test:figures', { ttlSeconds: 60 }, async () => 1)
    expect((await of('hit')) - before.hit).toBeGreaterThanOrEqual(2)
    expect((await of('miss')) - before.miss).toBeGreaterThanOrEqual(1)
    expect(sumOf(await scrape(), 'mediatheque_cache_entries', { cache: 'values' })).toBeGreaterThan(
      0,
    )
    expect(
      sumOf(await scrape(), 'mediatheque_cache_size_bytes', { cache: 'values' }),
    ).toBeGreaterThan(0)
  })

  it('tell of searches and how long they take', async () => {
    const count = async () =>
      sumOf(await scrape(), 'mediatheque_search_duration_seconds_count', { kind: 'page' }) ?? 0
    const before = await count()
    expect((await site.call('GET', '/api/v1/search/amelie')).statusCode).toBe(200)
    expect(await count()).toBe(before + 1)
  })

  it('tell whether others are heard, of lines of the log, and of the disk', async () => {
    const text = await scrape()
    expect(sumOf(text, 'mediatheque_events_listening', { how: 'listen' })).toBe(1)
    expect(sumOf(text, 'mediatheque_log_lines_total', { level: 'error' })).toBeGreaterThanOrEqual(0)
    expect(sumOf(text, 'mediatheque_data_disk_free_bytes')).toBeGreaterThan(0)
    expect(sumOf(text, 'mediatheque_data_disk_size_bytes')).toBeGreaterThan(0)
    expect(sumOf(text, 'mediatheque_figures_read')).toBe(5)
    expect(sumOf(text, 'mediatheque_archive_failing')).toBe(0)
  })

  it('ask the database no oftener than every five seconds, and no more than once at a time', async () => {
    await scrape()
    await site.platform.db
      .insertInto('outgoing_mails')
      .values({ to_address: 'a@b.example', subject: 's', text_body: 't', status: 'sent' })
      .execute()
    expect(sumOf(await scrape(), 'mediatheque_mails', { state: 'sent' })).toBe(1)
  })
})
