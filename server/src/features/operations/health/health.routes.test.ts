import { HEALTH_PARTS } from '@mediatheque/contract/operations/health/health.schemas.ts'
import type { HealthPartView } from '@mediatheque/contract/operations/health/health.schemas.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { readMigrations } from '../../../platform/database/migrations.ts'
import { whatMigrationDoes } from '../../../platform/database/what-migration-does.ts'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { useTestApp } from '../../test-app.ts'
import { readDatabaseFigures } from './health.repository.ts'
import { HEALTH_LOOKS, noteSiteHealth, readSiteHealth } from './health.service.ts'
import type { HealthPart } from './health-part.ts'
import { judgeRoom } from './look-at-disks.ts'

const site = useTestApp()
const URL = '/api/v1/admin/health'
const GIB = 1024 ** 3

type Visitor = Awaited<ReturnType<typeof site.as>>
let admin: Visitor
beforeAll(async () => {
  admin = await site.as('admin')
})

const partsOf = async (): Promise<HealthPartView[]> => (await admin.call('GET', URL)).json().parts
const part = async (name: string) => (await partsOf()).find((one) => one.name === name)!
const fact = ({ facts }: HealthPartView, name: string) =>
  facts.find((one) => one.name === name)?.value
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)

describe('the health of the site', () => {
  it('is told of each part, to who may read the logs', async () => {
    const parts = await partsOf()
    expect(parts.map(({ name }) => name)).toEqual(HEALTH_PARTS)
    expect(HEALTH_LOOKS.map(({ name }) => name)).toEqual(HEALTH_PARTS)
    for (const role of ['member', 'moderator'] as const)
      expect((await (await site.as(role)).call('GET', URL)).statusCode).toBe(403)
    expect((await site.call('GET', URL)).statusCode).toBe(401)
  })

  it('names no address, no password and no folder', async () => {
    const { body } = await admin.call('GET', URL)
    const { config, databaseUrl } = site.platform
    for (const secret of [config.dataDir, config.appKey, databaseUrl, 'postgres://', '127.0.0.1'])
      expect(body).not.toContain(secret)
  })

  it('is said of the database with its room and its connections', async () => {
    const database = await part('database')
    expect(database.state).toBe('good')
    expect(fact(database, 'size')).toBeGreaterThan(1_000_000)
    expect(fact(database, 'connections')).toBeGreaterThan(0)
    expect(fact(database, 'most_connections')).toBeGreaterThan(
      fact(database, 'connections') as number,
    )
    expect((await part('replica')).state).toBe('off')
  })

  it('counts connections also where PostgreSQL hides whose they are', async () => {
    const back = new Error('as it was')
    const counted = site.platform.db.transaction().execute(async (tx) => {
      await sql`create role health_onlooker`.execute(tx)
      await sql`set local role health_onlooker`.execute(tx)
      expect((await readDatabaseFigures(tx)).connections).toBeGreaterThan(0)
      throw back
    })
    await expect(counted).rejects.toBe(back)
  })

  it('is bounded in time and asked once, however many wait for a part that hangs', async () => {
    let begun = 0
    const hanging: HealthPart = {
      name: 'mail',
      look: () => {
        begun += 1
        return new Promise(() => undefined)
      },
    }
    const failing: HealthPart = { name: 'disk', look: () => Promise.reject(new Error('/secret/x')) }
    const startedAt = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => readSiteHealth(site.platform, [hanging, failing])),
    )
    expect(performance.now() - startedAt).toBeLessThan(5_000)
    expect(begun).toBe(1)
    expect(answers[9]).toMatchObject([
      { name: 'mail', state: 'silent', problem: 'silent', facts: [] },
      { name: 'disk', state: 'bad', problem: 'failed', facts: [] },
    ])
  })

  it('is known since it was first seen so', async () => {
    const look = (state: 'good' | 'bad'): HealthPart[] => [
      { name: 'disk', look: () => Promise.resolve({ state, facts: {} }) },
    ]
    const since = async (state: 'good' | 'bad') =>
      (await readSiteHealth(site.platform, look(state)))[0]!.since
    expect(await since('good')).toBeNull()
    await noteSiteHealth(site.platform, look('good'))
    const first = await since('good')
    expect(first).not.toBeNull()
    await noteSiteHealth(site.platform, look('good'))
    expect(await since('good')).toBe(first)
    expect(await since('bad')).toBeNull()
    await noteSiteHealth(site.platform, look('bad'))
    expect(await since('bad')).not.toBeNull()
    expect(await since('good')).toBeNull()
  })

  it.each([
    [50, 100, 'good', undefined],
    [9, 100, 'warning', 'disk-short'],
    [0.5, 100, 'bad', 'disk-full'],
    // A large disk need not have a tenth free.
    [30, 4_000, 'good', undefined],
    [15, 4_000, 'warning', 'disk-short'],
  ])('says of %d of %d GiB that it is %s', (free, total, state, problem) => {
    expect(judgeRoom(free * GIB, total * GIB)).toMatchObject({ state, ...(problem && { problem }) })
  })

  it('follows how the last mails went, where there is a server for them', async () => {
    const { db, config } = site.platform
    expect(await part('mail')).toMatchObject({ state: 'off', problem: 'mail-off' })
    config.smtpUrl = 'smtp://name:s3cret-word@mail.test'
    const mail = (status: string, minutes: number) => ({
      to_address: 'ann@example.org',
      subject: 's',
      text_body: 't',
      status,
      created_at: ago(minutes),
      sent_at: status === 'sent' ? ago(minutes) : null,
    })
    const write = (status: string, minutes = 1) =>
      db.insertInto('outgoing_mails').values(mail(status, minutes)).execute()
    await write('sent')
    expect(await part('mail')).toMatchObject({ state: 'good' })
    await write('failed')
    expect(await part('mail')).toMatchObject({ state: 'bad', problem: 'mail-failing' })
    await write('sent')
    expect(await part('mail')).toMatchObject({ state: 'warning', problem: 'mail-some-failed' })
    await write('queued', 30)
    const waiting = await part('mail')
    expect(waiting).toMatchObject({ state: 'warning', problem: 'mail-waiting' })
    expect([fact(waiting, 'sent'), fact(waiting, 'not_delivered')]).toEqual([2, 1])
    expect((await admin.call('GET', URL)).body).not.toMatch(/ann@example|s3cret-word|mail\.test/)
    delete config.smtpUrl
  })

  it('is bad where nobody runs jobs, and counts those whose time has come', async () => {
    expect(await part('jobs')).toMatchObject({ state: 'bad', problem: 'jobs-unwatched' })
    await (await site.platform.jobs.openWorkerQueue()).createQueue('x.y')
    const { db } = site.platform
    await sql`update pgboss.version set cron_on = now()`.execute(db)
    expect((await part('jobs')).state).toBe('good')
    const queue = (state: string, minutes: number) =>
      sql`insert into pgboss.job (name, data, state, policy, start_after, completed_on)
        values ('x.y', '{}', ${state}::pgboss.job_state, 'standard', ${ago(minutes)},
          ${state === 'failed' ? new Date() : null})`.execute(db)
    await queue('failed', 1)
    await queue('created', -60)
    expect(await part('jobs')).toMatchObject({ state: 'warning', problem: 'jobs-failed' })
    await queue('created', 20)
    const waiting = await part('jobs')
    expect(waiting).toMatchObject({ state: 'warning', problem: 'jobs-waiting' })
    expect([fact(waiting, 'waiting'), fact(waiting, 'given_up')]).toEqual([1, 1])
  })

  it('is bad where a title cannot be searched for', async () => {
    const { id } = await buildTitle(site.platform.db)
    expect((await part('search')).state).toBe('good')
    await site.platform.db.deleteFrom('title_search').where('title_id', '=', id).execute()
    expect(await part('search')).toMatchObject({ state: 'bad', problem: 'search-incomplete' })
  })

  it('counts this process once, whatever it is connected for', async () => {
    const processes = await part('processes')
    expect(processes.state).toBe('good')
    expect(fact(processes, 'running_processes')).toBe(1)
    expect((await part('clock')).state).toBe('good')
    expect((await part('caches')).state).toBe('good')
  })

  it('says which changes the next start makes, and when the database is too new', async () => {
    const { db } = site.platform
    const all = readMigrations()
    const version = await part('version')
    expect(version).toMatchObject({ state: 'good', changes: [] })
    expect(fact(version, 'applied')).toBe(all.length)
    expect(fact(version, 'node')).toBe(process.versions.node)
    expect(fact(version, 'newest_change')).toBe(all.at(-1)!.name)
    const last = all.at(-1)!
    await db.deleteFrom('schema_migrations').where('name', '=', last.name).execute()
    expect(await part('version')).toMatchObject({
      state: 'warning',
      problem: 'migrations-waiting',
      changes: [{ name: last.name }],
    })
    await db
      .insertInto('schema_migrations')
      .values([
        { name: last.name, checksum: last.checksum },
        { name: '299901010000-later', checksum: 'x' },
      ])
      .execute()
    expect(await part('version')).toMatchObject({ state: 'bad', problem: 'database-newer' })
    await db.deleteFrom('schema_migrations').where('name', '=', '299901010000-later').execute()
  })

  it('says what those changes do to tables that are there, and how large these are', async () => {
    const { db } = site.platform
    const changed = readMigrations().find(({ sql: text }) =>
      whatMigrationDoes(text).some(({ table }) => table === 'titles'),
    )!
    await buildTitle(db)
    await sql`analyze titles`.execute(db)
    await db.deleteFrom('schema_migrations').where('name', '=', changed.name).execute()
    const { changes } = await part('version')
    const effect = changes[0]!.effects.find(({ table }) => table === 'titles')
    expect(effect).toMatchObject({
      effect: expect.stringMatching(/^(scans|reads|changes|rewrites)$/),
    })
    expect(effect!.rows).toBeGreaterThan(0)
    expect(effect!.size).toBeGreaterThan(8_000)
    await db
      .insertInto('schema_migrations')
      .values({ name: changed.name, checksum: changed.checksum })
      .execute()
  })
})
