import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCache } from '../cache/create-cache.ts'
import { createEvents } from '../cache/create-events.ts'
import { createLogger } from '../log/logger.ts'
import { askReplica } from './ask-replica.ts'
import { readMigrations } from './migrations.ts'
import { connectDatabase, type DatabaseConnection } from './connect.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { readPostmasterPid } from './embedded/postmaster.ts'
import { createFreshReads, type FreshReads, onInvalidation } from './fresh-reads.ts'
import { defineTag } from '../cache/cache-tag.ts'

const log = createLogger({ logLevel: 'silent' })
const SETTINGS = {
  fsync: 'off',
  wal_level: 'replica',
  max_wal_senders: '4',
  hot_standby: 'on',
  shared_buffers: '16MB',
}

let home: string
let primaryServer: EmbeddedPostgres
let standbyServer: EmbeddedPostgres
let primary: DatabaseConnection
let standby: DatabaseConnection
let events: Awaited<ReturnType<typeof createEvents>>
let cache: ReturnType<typeof createCache>
let reads: FreshReads

/** A primary and a streaming standby that began as its copy. */
beforeAll(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-standby-'))
  fs.chmodSync(home, 0o755)
  const [first, second] = [path.join(home, 'a'), path.join(home, 'b')]
  const beginning = await startEmbeddedPostgres({ home: first, settings: SETTINGS })
  await beginning.stop()
  fs.cpSync(path.join(first, 'data'), path.join(second, 'data'), {
    recursive: true,
    preserveTimestamps: true,
  })
  for (const entry of [
    '.',
    ...fs.readdirSync(path.join(first, 'data'), { recursive: true }).map(String),
  ]) {
    const { uid, gid, mode } = fs.statSync(path.join(first, 'data', entry))
    if (process.getuid?.() === 0) fs.chownSync(path.join(second, 'data', entry), uid, gid)
    fs.chmodSync(path.join(second, 'data', entry), mode)
  }
  primaryServer = await startEmbeddedPostgres({ home: first, settings: SETTINGS })
  fs.writeFileSync(path.join(second, 'data/standby.signal'), '')
  const socketDirectory = new URL(primaryServer.url('postgres')).searchParams.get('host')
  standbyServer = await startEmbeddedPostgres({
    home: second,
    settings: { ...SETTINGS, primary_conninfo: `host=${socketDirectory} user=postgres` },
  })

  primary = connectDatabase({
    url: primaryServer.url('postgres'),
    log,
    purpose: 'main',
    poolSize: 4,
  })
  standby = connectDatabase({
    url: standbyServer.url('postgres'),
    log,
    purpose: 'replica',
    poolSize: 4,
  })
  await sql`create table notes (text text)`.execute(primary.db)
  const told = readMigrations().find(({ name }) => name.endsWith('-events-that-are-looked-for'))
  await primary.pool.query(told!.sql)
  events = await createEvents({ url: primaryServer.url('postgres'), db: primary.db, log })
  cache = createCache(events)
  reads = createFreshReads({
    primary: primary.db,
    replica: standby.db,
    onChange: onInvalidation(events),
    log,
  })
}, 60_000)

afterAll(async () => {
  await reads.stop()
  cache.stop()
  await events.stop()
  await standby.close()
  await primary.close()
  await standbyServer.stop()
  await primaryServer.stop()
  fs.rmSync(home, { recursive: true, force: true })
})

const isReplicaRead = () => reads.current() === standby.db
const pause = (isPaused: boolean) =>
  sql
    .raw(isPaused ? 'select pg_wal_replay_pause()' : 'select pg_wal_replay_resume()')
    .execute(standby.db)

async function countNotes(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from notes`.execute(
    reads.current(),
  )
  return rows[0]!.count
}

describe('reads with a streaming standby', () => {
  it('are told apart from those of the database that it follows', async () => {
    expect(await askReplica(standby.db)).toEqual({
      isReplica: true,
      behindSeconds: expect.any(Number),
    })
    expect((await askReplica(primary.db)).isReplica).toBe(false)
  })

  it('go to the standby once it has caught up', async () => {
    await expect.poll(isReplicaRead, { timeout: 10_000 }).toBe(true)
    await expect(sql`insert into notes values ('no')`.execute(reads.current())).rejects.toThrow(
      'read-only',
    )
  })

  it('go to the primary while the standby lags, and see what was just written', async () => {
    await pause(true)
    await sql`insert into notes values ('one')`.execute(primary.db)
    await expect.poll(isReplicaRead).toBe(false)
    expect(await countNotes()).toBe(1)
    await pause(false)
    await expect.poll(isReplicaRead, { timeout: 10_000 }).toBe(true)
    expect(await countNotes()).toBe(1)
  })

  it('keep nothing old after an invalidation, even when the standby is a moment behind', async () => {
    await expect.poll(isReplicaRead, { timeout: 10_000 }).toBe(true)
    const notesTag = defineTag('notes')
    const read = () => cache.remember('notes', { ttlSeconds: 60, tags: [notesTag] }, countNotes)
    const before = await read()
    await pause(true)
    await sql`insert into notes values ('two')`.execute(primary.db)
    await cache.invalidate([notesTag])
    await sleep(50)
    expect(await read()).toBe(before + 1)
    await pause(false)
  })

  it('go to the primary when the standby is gone', async () => {
    await expect.poll(isReplicaRead, { timeout: 10_000 }).toBe(true)
    process.kill(readPostmasterPid(path.join(home, 'b/data')), 'SIGKILL')
    await expect.poll(isReplicaRead, { timeout: 5_000 }).toBe(false)
    expect(await countNotes()).toBeGreaterThan(0)
  })
})
