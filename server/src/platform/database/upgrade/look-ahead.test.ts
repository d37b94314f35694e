import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Migration } from '../migrations.ts'
import { readMigrations } from '../migrations.ts'
import { useTestDatabase } from '../test-database.ts'
import { describeUpgrade } from './describe-upgrade.ts'
import { bytesNeeded, estimateSeconds } from './estimate-upgrade.ts'
import { findRoom } from './find-room.ts'
import { lookAhead } from './look-ahead.ts'

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-ahead-'))
afterAll(() => fs.rmSync(dataDir, { recursive: true }))
const NOW = new Date('2026-12-10T12:00:00Z')

describe('what an upgrade will do', () => {
  const database = useTestDatabase()
  const later: Migration = {
    name: '299901010000-later',
    sql: 'alter table titles alter column rank type bigint; create index people_later on people (name);',
    checksum: 'x',
  }
  beforeAll(async () => {
    await database.pool.query(
      `insert into titles (type, name) select 'movie', 'Film ' || n from generate_series(1, 3000) n`,
    )
    await database.pool.query('analyze titles')
    fs.mkdirSync(path.join(dataDir, 'files/a'), { recursive: true })
    fs.mkdirSync(path.join(dataDir, 'postgres'))
    fs.writeFileSync(path.join(dataDir, 'files/a/one.nzb'), Buffer.alloc(5000))
    fs.mkdirSync(path.join(dataDir, 'backups/old'), { recursive: true })
    fs.writeFileSync(
      path.join(dataDir, 'backups/old/manifest.json'),
      JSON.stringify({ createdAt: '2026-12-08T12:00:00Z' }),
    )
  })
  const look = (databaseUrl: string | undefined, makesBackup = true) =>
    lookAhead({
      server: { url: database.url, directUrl: database.url },
      config: { dataDir, databaseUrl },
      makesBackup,
      migrations: [...readMigrations(), later],
    })

  it('supposes many rows where nobody has counted them yet', async () => {
    await database.pool.query(`update pg_class set reltuples = -1 where oid = 'titles'::regclass`)
    const { effects } = (await look(undefined)).changes[0]!
    expect(effects[0]!.rows).toBeGreaterThan(3000)
    await database.pool.query('analyze titles')
  })

  it('is told by tables, rows, time, room and backup', async () => {
    const ahead = await look(undefined)
    expect(ahead.changes).toEqual([
      {
        name: later.name,
        effects: [
          expect.objectContaining({ table: 'titles', effect: 'rewrites', rows: 3000 }),
          expect.objectContaining({ table: 'people', effect: 'scans' }),
        ],
      },
    ])
    expect(ahead.fileBytes).toBe(5000)
    expect(ahead.rooms).toEqual([
      {
        folders: [path.join(dataDir, 'postgres'), dataDir],
        needed: Math.ceil(ahead.databaseBytes * 1.2) + Math.ceil(ahead.databaseBytes / 2) + 5000,
        free: expect.any(Number),
      },
    ])
    const lines = describeUpgrade(ahead, { version: '9.9.9', now: NOW })
    expect(lines).toContain(
      'The newest backup in the data folder is 48 h old (2026-12-08T12:00:00.000Z): what was done since is not in it.',
    )
    expect(lines.find((line) => line.includes('writes anew titles'))).toMatch(
      /: 3000 rows, .*, about 1 s; nobody uses it meanwhile/,
    )
    expect(lines.at(-1)).toBe('Ready.')
  })

  it('needs no room of its own for a database elsewhere, nor for a backup that is not made', async () => {
    const { databaseBytes, rooms } = await look(database.url)
    expect(rooms.map(({ needed }) => needed)).toEqual([Math.ceil(databaseBytes / 2) + 5000])
    expect((await look(database.url, false)).rooms).toEqual([])
  })

  it('is refused where there is no room', async () => {
    const ahead = await look(undefined)
    const fault = 'There is too little room on the disk of /data.'
    expect(
      describeUpgrade({ ...ahead, faults: [fault] }, { version: '1', now: NOW }).slice(-2),
    ).toEqual([fault, 'Not ready: nothing was changed.'])
    const sparse = path.join(dataDir, 'files/large')
    fs.writeFileSync(sparse, '')
    fs.truncateSync(sparse, 2 ** 43)
    try {
      expect((await look(undefined)).faults).toEqual([
        `There is too little room on the disk of ${dataDir}/postgres, ${dataDir}.`,
      ])
    } finally {
      fs.rmSync(sparse)
    }
  })
})

it('takes time by the rows of each table, and a moment for each migration', () => {
  const effects = (['reads', 'rewrites', 'changes'] as const).map((effect, at) => ({
    table: 'titles',
    effect,
    size: 1,
    rows: [300_000, 350_000, 60_000][at]!,
  }))
  expect(estimateSeconds([{ name: 'a', effects }])).toBeCloseTo(2 + 10 + 10 + 0.05)
  expect(estimateSeconds([])).toBe(0)
  expect(bytesNeeded({ database: 1000, files: 70 })).toEqual({ database: 1200, backup: 570 })
})

it('sums what is needed on one disk', async () => {
  const [room, ...others] = await findRoom([
    { folder: dataDir, bytes: 5 },
    { folder: dataDir, bytes: 6 },
  ])
  expect(others).toEqual([])
  expect(room).toMatchObject({ folders: [dataDir], needed: 11 })
})
