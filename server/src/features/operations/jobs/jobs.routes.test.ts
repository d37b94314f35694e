import { JOB_NAMES } from '@mediatheque/contract/operations/jobs/job-names.ts'
import { KEPT_RUNS } from '@mediatheque/contract/operations/jobs/jobs.schemas.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { featureJobs } from '../../../features.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { startWorkers } from '../../../platform/jobs/start-workers.ts'
import { shippedLines } from '../../../platform/contract/shipped-lines.ts'
import { useTestApp } from '../../test-app.ts'

const site = useTestApp()
const SCHEDULE = '/api/v1/logs/schedule'
const QUEUE = '/api/v1/logs/queue'
const JOB = 'retention.prune'
const NEVER_CALLED = '0 0 1 1 *'

type Visitor = Awaited<ReturnType<typeof site.as>>
let admin: Visitor
/** What runs next time, and whether it goes wrong. */
let outcome: () => Promise<void> = () => Promise.resolve()

const prune = defineJob({
  name: JOB,
  payload: z.object({ email: z.string().optional() }),
  cron: NEVER_CALLED,
  retries: 0,
  run: () => outcome(),
})
const deliver = defineJob({
  name: 'notifications.deliver',
  payload: z.object({}),
  run: () => Promise.resolve(),
})

/** Of a kind that can be stopped: goes on until it is, as its real one does. */
let wasStopped = false
const count = defineJob({
  name: 'visits.count',
  payload: z.object({}),
  cron: NEVER_CALLED,
  run: async (_platform, _payload, { signal }) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    wasStopped = true
    await stoppedOutcome()
  },
})
let stoppedOutcome: () => Promise<void> = () => Promise.resolve()

const withPermissions = async (...permissions: string[]): Promise<Visitor> => {
  const someone = await site.as('member')
  await site.platform.db
    .insertInto('user_permissions')
    .values(permissions.map((permission) => ({ user_id: someone.id, permission })))
    .execute()
  return someone
}
const jobsOf = async (who = admin) => (await who.call('GET', SCHEDULE)).json()
const theJob = async () => (await jobsOf()).jobs.find(({ name }: { name: string }) => name === JOB)
const putInLine = (state: string, name = JOB) =>
  sql<{
    id: string
  }>`insert into pgboss.job (name, data, state, retry_limit, output, policy, start_after)
    values (${name}, '{"email":"ann@example.org"}', ${state}::pgboss.job_state, 0,
      '{"message":"550 <ann@example.org> unknown\\n at x"}', 'standard', now() + interval '1 day') returning id`
    .execute(site.platform.db)
    .then(({ rows }) => rows[0]!.id)
/** What the history says of jobs, the newest first. */
const told = async () => {
  const answer = await admin.call('GET', `/api/v1/history/job/${JOB}`)
  expect(answer.statusCode, answer.body).toBe(200)
  type Event = { action: string; record: { name: string }; changes: { after: unknown }[] }
  return answer
    .json()
    .pagination.data.map(
      ({ action, record, changes }: Event) => `${action} ${record.name} ${changes[0]?.after}`,
    )
}
const queued = async (state: string) => (await admin.call('GET', `${QUEUE}?state=${state}`)).json()

beforeAll(async () => {
  admin = await site.as('admin')
})

describe('before any process ran jobs', () => {
  it('there is nothing, and it is said that nobody works', async () => {
    expect(await jobsOf()).toMatchObject({ jobs: [], is_worked: false })
    expect(await queued('waiting')).toMatchObject({
      counts: { waiting: 0, running: 0, failed: 0 },
      pagination: { data: [] },
    })
    expect((await admin.call('GET', `${SCHEDULE}/${JOB}/runs`)).statusCode).toBe(404)
    expect((await admin.call('POST', `${SCHEDULE}/${JOB}/run`)).statusCode).toBe(404)
  })
})

describe('the jobs of the site', () => {
  beforeAll(() => startWorkers(site.platform, [prune, deliver, count]))
  /** How a run went is noted a moment before the queue knows that it ended. */
  const areAllEnded = () =>
    expect.poll(async () => (await queued('running')).counts.running, { timeout: 12_000 }).toBe(0)
  beforeEach(async () => {
    await areAllEnded()
    await sql`delete from pgboss.job`.execute(site.platform.db)
  })

  it('are named, each of them and nothing else, in both languages', () => {
    const names = [
      ...featureJobs.map(({ name }) => name),
      'mail.send-outgoing-mail',
      'mail.forget-sealed',
    ]
    expect(Object.keys(JOB_NAMES).sort()).toEqual(names.sort())
    expect(Object.values(JOB_NAMES).filter((label) => !(label in shippedLines))).toEqual([])
  })

  it('are run by hand, and say how it went', async () => {
    expect(await theJob()).toMatchObject({ cron: NEVER_CALLED, last_run: null })
    outcome = () => Promise.reject(new Error('no room on disk for ann@example.org\nat once'))
    expect((await admin.call('POST', `${SCHEDULE}/${JOB}/run`)).json()).toMatchObject({
      is_new: true,
    })
    await expect
      .poll(async () => (await theJob()).last_run, { timeout: 12_000 })
      .toMatchObject({ outcome: 'failed', error: 'no room on disk for [email]', attempt: 1 })
    await areAllEnded()
    outcome = () => Promise.resolve()
    await admin.call('POST', `${SCHEDULE}/${JOB}/run`)
    await expect
      .poll(async () => (await theJob()).last_run, { timeout: 12_000 })
      .toMatchObject({ outcome: 'done', error: null, milliseconds: expect.any(Number) })
    const { runs } = (await admin.call('GET', `${SCHEDULE}/${JOB}/runs`)).json()
    expect(runs.map((run: { outcome: string }) => run.outcome)).toEqual(['done', 'failed'])
  })

  it('are begun once by whoever asks ten times at once', async () => {
    const startedBefore = (await told()).filter((line: string) => line.startsWith('started')).length
    let begun = 0
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    outcome = () => {
      begun += 1
      return held
    }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin.call('POST', `${SCHEDULE}/${JOB}/run`)),
    )
    expect(answers.map((answer) => answer.json().is_new).filter(Boolean)).toHaveLength(1)
    await expect.poll(() => begun, { timeout: 12_000 }).toBe(1)
    expect((await told()).filter((line: string) => line.startsWith('started'))).toHaveLength(
      startedBefore + 1,
    )
    expect(await queued('running')).toMatchObject({
      counts: { running: 1 },
      pagination: { data: [{ job: JOB }] },
    })
    letGo()
    await expect.poll(async () => (await theJob()).last_run.outcome).toBe('done')
  })

  it('that have no times are not run by hand, and unknown ones are not found', async () => {
    const answer = await admin.call('POST', `${SCHEDULE}/${deliver.name}/run`)
    expect(answer.statusCode).toBe(409)
    for (const job of ['no.such-job', '__pgboss__send-it', 'x'])
      expect([404, 422]).toContain((await admin.call('POST', `${SCHEDULE}/${job}/run`)).statusCode)
  })

  it('are remembered by their last runs only', async () => {
    const rows = Array.from({ length: KEPT_RUNS + 5 }, () => ({
      job: JOB,
      job_id: '00000000-0000-4000-8000-000000000000',
      attempt: 1,
      started_at: new Date(0),
      outcome: 'done',
      milliseconds: 1,
    }))
    await site.platform.db.insertInto('job_runs').values(rows).execute()
    outcome = () => Promise.resolve()
    await admin.call('POST', `${SCHEDULE}/${JOB}/run`)
    const count = async () =>
      (
        await site.platform.db
          .selectFrom('job_runs')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count
    await expect.poll(count, { timeout: 12_000 }).toBe(KEPT_RUNS)
  })

  it('that never said how they ended were cut off', async () => {
    await site.platform.db
      .insertInto('job_runs')
      .values({
        job: JOB,
        job_id: '00000000-0000-4000-8000-000000000000',
        attempt: 1,
        started_at: new Date(Date.now() - 3_600_000),
      })
      .execute()
    expect((await theJob()).last_run).toMatchObject({ outcome: 'lost', milliseconds: null })
  })

  it('wait, fail, are retried and dropped, and never show what they run with', async () => {
    const failed = await putInLine('failed')
    const waiting = await putInLine('created')
    const running = await putInLine('active')
    expect((await queued('failed')).counts).toEqual({ waiting: 1, running: 1, failed: 1 })
    const answer = await admin.call('GET', `${QUEUE}?state=failed`)
    expect(answer.body).not.toContain('ann@example.org')
    expect(answer.json().pagination.data).toMatchObject([
      { id: failed, job: JOB, error: '550 <[email]> unknown' },
    ])
    const ids = [failed, waiting, running]
    expect((await admin.call('POST', `${QUEUE}/retry`, { ids })).json()).toMatchObject({
      changed: 1,
    })
    expect((await queued('failed')).counts).toEqual({ waiting: 2, running: 1, failed: 0 })
    expect((await admin.call('POST', `${QUEUE}/drop`, { ids })).json()).toMatchObject({
      changed: 2,
    })
    expect((await queued('running')).counts).toEqual({ waiting: 0, running: 1, failed: 0 })
    expect((await told()).slice(0, 2)).toEqual([
      `dropped ${JOB_NAMES[JOB]} 2`,
      `retried ${JOB_NAMES[JOB]} 1`,
    ])
    await sql`delete from pgboss.job`.execute(site.platform.db)
  })

  it.each([
    ['when they are told to', () => Promise.resolve()],
    [
      'as well where that ends in an error, and are not tried again',
      () => Promise.reject(new Error('aborted')),
    ],
  ])('of kinds that can be stopped end %s', async (_what, ends) => {
    wasStopped = false
    stoppedOutcome = ends
    await admin.call('POST', `${SCHEDULE}/${count.name}/run`)
    const running = async () => (await queued('running')).pagination.data
    await expect
      .poll(running, { timeout: 12_000 })
      .toMatchObject([{ job: count.name, can_stop: true, is_stopping: false }])
    const ids = (await running()).map(({ id }: { id: string }) => id)
    const told = await Promise.all(
      Array.from({ length: 10 }, () => admin.call('POST', `${QUEUE}/stop`, { ids })),
    )
    expect(told.map((answer) => answer.json().changed).toSorted()).toEqual([
      ...Array.from({ length: 9 }, () => 0),
      1,
    ])
    const last = async () =>
      (await admin.call('GET', `${SCHEDULE}/${count.name}/runs`)).json().runs[0]
    await expect.poll(last, { timeout: 12_000 }).toMatchObject({ outcome: 'stopped', error: null })
    expect(wasStopped).toBe(true)
    await expect
      .poll(async () => (await queued('running')).counts)
      .toEqual({ waiting: 0, running: 0, failed: 0 })
    expect((await admin.call('POST', `${QUEUE}/stop`, { ids })).json()).toMatchObject({
      changed: 0,
    })
  })

  it('of other kinds go on, whoever wants to stop them', async () => {
    let letGo = () => {}
    outcome = () => new Promise<void>((resolve) => (letGo = resolve))
    await admin.call('POST', `${SCHEDULE}/${JOB}/run`)
    await expect
      .poll(async () => (await queued('running')).pagination.data, { timeout: 12_000 })
      .toMatchObject([{ job: JOB, can_stop: false }])
    const [{ id }] = (await queued('running')).pagination.data
    expect((await admin.call('POST', `${QUEUE}/stop`, { ids: [id] })).json()).toMatchObject({
      changed: 0,
    })
    letGo()
    await expect.poll(async () => (await theJob()).last_run.outcome).toBe('done')
  })

  it('are changed by who may change settings and read the logs alone', async () => {
    const id = await putInLine('failed')
    const reader = await withPermissions('admin.access', 'logs.view')
    expect((await reader.call('GET', SCHEDULE)).statusCode).toBe(200)
    const setter = await withPermissions('admin.access', 'settings.update')
    expect((await setter.call('GET', QUEUE)).statusCode).toBe(403)
    for (const { call } of [reader, setter, await site.as('moderator')]) {
      expect((await call('POST', `${SCHEDULE}/${JOB}/run`)).statusCode).toBe(403)
      expect((await call('POST', `${QUEUE}/retry`, { ids: [id] })).statusCode).toBe(403)
      expect((await call('POST', `${QUEUE}/drop`, { ids: [id] })).statusCode).toBe(403)
      expect((await call('POST', `${QUEUE}/stop`, { ids: [id] })).statusCode).toBe(403)
    }
    expect((await queued('failed')).counts.failed).toBe(1)
  })

  it.each([
    ['no id', {}],
    ['what is none', { ids: ['1'] }],
    ['none at all', { ids: [] }],
    [
      'too many',
      { ids: Array.from({ length: 101 }, () => '00000000-0000-4000-8000-000000000000') },
    ],
  ])('are not found by %s', async (_what, body) => {
    expect((await admin.call('POST', `${QUEUE}/drop`, body)).statusCode).toBe(422)
  })
})
