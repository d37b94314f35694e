import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { startDatabaseServer } from '../open-database.ts'
import { listBases, makeBase, pruneArchive } from './bases.ts'
import { restoreArchive } from './restore-archive.ts'

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-archive-'))
// Passable for the user that PostgreSQL runs as when the tests run as root.
fs.chmodSync(dataDir, 0o755)
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }))
const archive = path.join(dataDir, 'an archive')
const home = path.join(dataDir, 'postgres')

/** Work on the running database, which is stopped afterwards. */
async function whileRunning<T>(work: (client: pg.Client, url: string) => Promise<T>): Promise<T> {
  const server = await startDatabaseServer({ dataDir, databaseArchiveDir: archive })
  const client = new pg.Client({ connectionString: server.url })
  try {
    await client.connect()
    return await work(client, server.url)
  } finally {
    await client.end()
    await server.stop()
  }
}

/** After what was written before, and before what comes: a `Date` knows no less than a millisecond. */
const momentOf = async (client: pg.Client) => {
  await sleep(20)
  const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at')
  await sleep(20)
  return rows[0]!.at
}
const countFilms = async (client: pg.Client) =>
  (await client.query<{ count: number }>('select count(*)::int as count from films')).rows[0]!.count
const segments = () => fs.readdirSync(path.join(archive, 'wal'))

it('brings back what was deleted, at the moment that is asked for, and again after that', async () => {
  const { full, half } = await whileRunning(async (client, url) => {
    await client.query(
      `create table films as select n as id, md5(n::text) as name from generate_series(1, 20000) n`,
    )
    await makeBase({ url, archive, now: new Date(Date.now() - 60_000) })
    await client.query(`insert into films select n, 'later' from generate_series(20001, 30000) n`)
    const atFull = await momentOf(client)
    await client.query('delete from films where id <= 15000')
    const atHalf = await momentOf(client)
    await client.query('drop table films')
    // Beside a running site nothing is touched.
    await expect(restoreArchive({ home, archive, to: atFull, now: new Date() })).rejects.toThrow(
      /^The database runs: stop the site first/,
    )
    return { full: atFull, half: atHalf }
  })

  const [base] = await listBases(archive)
  await expect(
    restoreArchive({ home, archive, to: new Date(base!.endedAt.getTime() - 1), now: new Date() }),
  ).rejects.toThrow(/there is no way to an earlier moment/)
  const later = new Date(Date.now() + 3_600_000)
  await expect(restoreArchive({ home, archive, to: later, now: later })).rejects.toThrow(
    /^The archive ends before .* The database is as it was before\.$/,
  )
  await whileRunning(async (client) => {
    const { rows } = await client.query(`select to_regclass('films') as films`)
    expect(rows).toEqual([{ films: null }])
  })

  const restored = await restoreArchive({ home, archive, to: full, now: new Date() })
  expect(restored.base.name).toBe(base!.name)
  expect(fs.existsSync(path.join(restored.before!, 'PG_VERSION'))).toBe(true)
  const atAfter = await whileRunning(async (client) => {
    expect(await countFilms(client)).toBe(30_000)
    await client.query(`insert into films values (0, 'after the restore')`)
    const after = await momentOf(client)
    await client.query(`create table unneeded as select 1 as one`)
    return after
  })

  // What came after that moment before the restore can be reached still, and what came after the restore too.
  await restoreArchive({ home, archive, to: half, now: new Date(Date.now() + 2_000) })
  await whileRunning(async (client) => expect(await countFilms(client)).toBe(15_000))
  await restoreArchive({ home, archive, to: atAfter, now: new Date(Date.now() + 4_000) })
  await whileRunning(async (client) => expect(await countFilms(client)).toBe(30_001))

  // To the end of what is there, from the same copy, along the new history.
  await restoreArchive({ home, archive, to: undefined, now: new Date(Date.now() + 5_000) })
  const name = await whileRunning(async (client, url) => {
    expect(await countFilms(client)).toBe(30_001)
    return (await makeBase({ url, archive, now: new Date() })).name
  })

  expect(half > full).toBe(true)
  const before = segments().length
  expect(await pruneArchive(archive, 1)).toEqual([base!.name])
  expect((await listBases(archive)).map((left) => left.name)).toEqual([name])
  expect(segments().length).toBeLessThan(before)
  await restoreArchive({ home, archive, to: undefined, now: new Date(Date.now() + 10_000) })
  await whileRunning(async (client) => expect(await countFilms(client)).toBe(30_001))
}, 180_000)

it('is made by a server that was started for it alone', async () => {
  const other = path.join(dataDir, 'other')
  fs.mkdirSync(other)
  const server = await startDatabaseServer({ dataDir: other })
  try {
    await expect(makeBase({ url: server.url, archive, now: new Date() })).rejects.toThrow(
      /keeps no archive: stop the site, and start it with DATABASE_ARCHIVE_DIR/,
    )
  } finally {
    await server.stop()
  }
}, 60_000)
