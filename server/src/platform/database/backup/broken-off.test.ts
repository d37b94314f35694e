import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProgram } from '../../../test-start.ts'
import { useTestDatabase } from '../test-database.ts'
import { backUp } from './back-up.ts'
import { MARK, removeAbandonedDrafts } from './draft.ts'
import { restore } from './restore.ts'

const database = useTestDatabase()
const folder = mkdtempSync(path.join(os.tmpdir(), 'mediatheque-broken-off-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const filesDir = path.join(folder, 'none')

beforeAll(async () => {
  // The first of all tables, and one that takes a while.
  await database.pool.query(`create table aa_ballast as
    select n as id, md5(n::text) || md5((n + 1)::text) as text from generate_series(1, 600000) n`)
})

/** Waits until somebody copies the ballast. */
async function whileCopying(
  what: 'copy (%' | 'copy "%',
  then: 'pid' | 'pg_terminate_backend(pid)',
) {
  await expect
    .poll(
      async () => {
        const { rowCount } = await database.pool.query(
          `select ${then} from pg_stat_activity
           where datname = current_database() and query like $1 and query like '%aa_ballast%'
             and pid <> pg_backend_pid() and state = 'active'`,
          [what],
        )
        return rowCount
      },
      { interval: 5, timeout: 20_000 },
    )
    .toBe(1)
}

describe('a database that ends the connection in the middle', () => {
  it('of a backup is told in one line, and nothing stays', async () => {
    const target = path.join(folder, 'ended')
    const attempt = expect(backUp({ url: database.url, filesDir, target })).rejects.toThrow(
      /^The connection to the database broke \(.*\)\. No backup was made\.$/,
    )
    await whileCopying('copy (%', 'pg_terminate_backend(pid)')
    await attempt
    expect(readdirSync(folder)).toEqual([])
  })

  it('of a restore is told in one line, and the rows are those of before', async () => {
    const source = path.join(folder, 'whole')
    await backUp({ url: database.url, filesDir, target: source })
    const attempt = expect(
      restore({ url: database.url, filesDir, source, mayReplace: true }),
    ).rejects.toThrow(
      /^The connection to the database broke \(.*\)\. The database is as it was before\.$/,
    )
    await whileCopying('copy "%', 'pg_terminate_backend(pid)')
    await attempt
    const { rows } = await database.pool.query('select count(*)::int as count from aa_ballast')
    expect(rows).toEqual([{ count: 600_000 }])
    rmSync(source, { recursive: true })
  })
})

describe('the command that makes a backup', () => {
  const begin = (name: string) =>
    startProgram(
      'scripts/backup.ts',
      { DATABASE_URL: database.url, DATA_DIR: path.join(folder, 'data'), DEMO: 'off' },
      [path.join(folder, name)],
    )

  it('ends with one line where the database does', async () => {
    const program = begin('one')
    await whileCopying('copy (%', 'pg_terminate_backend(pid)')
    expect(await program.ended).toBe(1)
    expect(program.output().trim().split('\n')).toEqual([
      expect.stringMatching(/^The connection to the database broke .* No backup was made\.$/),
    ])
  })

  it.each([[['']], [['verify']], [['verify', '']], [['one', 'two']]])(
    'says how it is called where it was called with %j',
    async (words) => {
      const program = startProgram('scripts/backup.ts', {}, words)
      expect(await program.ended).toBe(2)
      expect(program.output()).toMatch(/^Usage: npm run backup .*\n$/)
    },
  )

  it('leaves nothing on a disk that is full, and says so', async ({ skip }) => {
    const disk = path.join(folder, 'disk')
    mkdirSync(disk)
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk])
    if (mounted.status !== 0) skip()
    try {
      const program = begin('disk/full')
      expect(await program.ended).toBe(1)
      expect(program.output()).toBe(`No backup was made: there is too little room in ${disk}.\n`)
      expect(readdirSync(disk)).toEqual([])
    } finally {
      spawnSync('umount', ['-l', disk])
      rmSync(disk, { recursive: true })
    }
  })

  it('leaves nothing behind when it is stopped', async () => {
    const program = begin('two')
    await whileCopying('copy (%', 'pid')
    expect(existsSync(path.join(folder, 'two.part'))).toBe(true)
    program.child.kill('SIGTERM')
    expect(await program.ended).toBe(130)
    expect(readdirSync(folder).filter((name) => name.startsWith('two'))).toEqual([])
  })

  it('removes what one that was killed has left, whatever it was called', async () => {
    const program = begin('three')
    // What the database still does for the one before says nothing of this one.
    await expect
      .poll(() => existsSync(path.join(folder, 'three.part')), { timeout: 30_000 })
      .toBe(true)
    await whileCopying('copy (%', 'pid')
    program.child.kill('SIGKILL')
    await program.ended
    expect(existsSync(path.join(folder, 'three.part'))).toBe(true)
    expect(await begin('four').ended).toBe(0)
    expect(readdirSync(folder).filter((name) => /^(?:three|four)/.test(name))).toEqual(['four'])
    expect(existsSync(path.join(folder, 'four', MARK))).toBe(false)
  }, 60_000)
})

it('what somebody works on, or what is no backup, is left alone', async () => {
  const made = mkdtempSync(path.join(folder, 'drafts-'))
  const long = new Date(Date.now() - 3_600_000)
  const draft = (name: string, mark: object | undefined, at = new Date()) => {
    mkdirSync(path.join(made, `${name}.part`, 'tables'), { recursive: true })
    if (!mark) return
    const file = path.join(made, `${name}.part`, MARK)
    writeFileSync(file, JSON.stringify(mark))
    utimesSync(file, at, at)
  }
  draft('own', { host: os.hostname(), process: process.pid })
  draft('elsewhere', { host: 'another', process: 1 })
  draft('elsewhere-long-ago', { host: 'another', process: 1 }, long)
  draft('gone', { host: os.hostname(), process: 2 ** 22 + 1 })
  draft('unmarked', undefined)
  draft('unmarked-long-ago', undefined)
  const days = new Date(Date.now() - 3 * 86_400_000)
  utimesSync(path.join(made, 'unmarked-long-ago.part/tables'), days, days)
  mkdirSync(path.join(made, 'download.part'))
  writeFileSync(path.join(made, 'film.part'), '')
  await removeAbandonedDrafts(made)
  expect(readdirSync(made)).toEqual([
    'download.part',
    'elsewhere.part',
    'film.part',
    'own.part',
    'unmarked.part',
  ])
})
