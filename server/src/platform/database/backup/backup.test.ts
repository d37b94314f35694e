import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { ConfigError } from '../../config/config-error.ts'
import { describeSchema } from '../describe-schema.ts'
import { MIGRATION_LOCK_KEY, migrateDatabase } from '../migrate.ts'
import { readMigrations } from '../migrations.ts'
import { createEmptyDatabase, createTestDatabase, useTestDatabase } from '../test-database.ts'
import { backUp, type BackupManifest } from './back-up.ts'
import { settleFiles } from './place-files.ts'
import { restore } from './restore.ts'
import { sortByReferences } from './tables.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'mediatheque-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function run(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

describe('backup and restore', () => {
  const original = useTestDatabase()

  it('brings back every row, counter, sequence and file in another database', async () => {
    const filesDir = path.join(folder, 'files')
    mkdirSync(filesDir)
    writeFileSync(path.join(filesDir, 'a.nzb'), 'file')
    await original.pool.query(`
      insert into hosts (id, name) values (900, 'Host');
      insert into qualities (id, label, kind, rank) values (900, 'Test quality', 'video', 1);
      insert into titles (id, type, name) values (50, 'movie', E'Tab\\t, "quotes" and é\\n');
      insert into links (title_id, host_id, url, quality_id, status) values (50, 900, 'https://host.test/1', 900, 'active');
      insert into audit_events (id, at, group_id, way, record_type, record_id, record_name, action)
        select 70 + n, case n when 1 then now() else '2019-01-01' end, gen_random_uuid(), 'job', 'link', '1', 'Film', 'updated'
        from generate_series(1, 2) n;
      select setval('payment_turns', 41)`)
    const target = path.join(folder, 'one')
    const manifest = await backUp({ url: original.url, filesDir, target })
    expect(manifest.tables.find((table) => table.name === 'links')?.rows).toBe(1)

    const copy = await createTestDatabase()
    try {
      const restoredFiles = path.join(folder, 'restored')
      await restore({ url: copy.url, filesDir: restoredFiles, source: target, mayReplace: false })
      const { rows } = await copy.pool.query('select id, name, active_links_count from titles')
      expect(rows).toEqual([{ id: 50, name: 'Tab\t, "quotes" and é\n', active_links_count: 1 }])
      expect(readFileSync(path.join(restoredFiles, 'a.nzb'), 'utf8')).toBe('file')
      const next = await copy.pool.query(
        `insert into titles (type, name) values ('movie', 'Next') returning id`,
      )
      expect(next.rows[0].id).toBe(51)
      // What was asked before the backup must not count as later than what is asked after it.
      const turn = await copy.pool.query(`select nextval('payment_turns')::int as next`)
      expect(turn.rows[0].next).toBe(42)
      await copy.pool.query(
        `insert into links (title_id, host_id, url, quality_id) values (50, 900, 'https://host.test/2', 900)`,
      )
      const logged = await copy.pool.query(
        `insert into audit_events (group_id, way, record_type, record_id, record_name, action)
         values (gen_random_uuid(), 'job', 'link', '1', 'Film', 'updated') returning id`,
      )
      expect(Number(logged.rows[0].id)).toBe(73)
      expect((await copy.pool.query('select from audit_events')).rowCount).toBe(3)
      const counted = await copy.pool.query('select links_count from titles where id = 50')
      expect(counted.rows[0].links_count).toBe(2)
      await expect(
        restore({ url: copy.url, filesDir: restoredFiles, source: target, mayReplace: false }),
      ).rejects.toThrow(/not empty/)
    } finally {
      await copy.close()
    }
  })

  it('backs a database of an older version up without changing it, and restores it as one of this version', async () => {
    const older = await createEmptyDatabase()
    const newest = await createTestDatabase()
    try {
      const before = readMigrations().slice(0, -3)
      await migrateDatabase(older.url, { migrations: before })
      await run(older.url, `insert into titles (id, type, name) values (7, 'movie', 'Old')`)
      const target = path.join(folder, 'older')
      const manifest = await backUp({ url: older.url, filesDir: path.join(folder, 'none'), target })
      expect(manifest.migrations.map(({ name }) => name)).toEqual(before.map(({ name }) => name))
      expect(await run(older.url, 'select name from schema_migrations')).toHaveLength(before.length)

      for (const { url } of [newest, await createEmptyDatabase()]) {
        const options = { url, filesDir: path.join(folder, 'none'), source: target }
        await restore({ ...options, mayReplace: false })
        expect(await run(url, 'select name from titles')).toEqual([{ name: 'Old' }])
        expect(await run(url, 'select name from schema_migrations')).toHaveLength(
          readMigrations().length,
        )
      }
      const client = new pg.Client({ connectionString: newest.url })
      await client.connect()
      expect(await describeSchema(client)).toBe(
        readFileSync(path.join(import.meta.dirname, '../schema.sql'), 'utf8'),
      )
      await client.end()
    } finally {
      await newest.close()
    }
  })

  it('makes nothing of a database without a site, not even a table', async () => {
    const filesDir = path.join(folder, 'none')
    const { url } = await createEmptyDatabase()
    await expect(backUp({ url, filesDir, target: path.join(folder, 'empty') })).rejects.toThrow(
      'This database holds no site yet',
    )
    expect(await run(url, `select from pg_class where relname = 'schema_migrations'`)).toEqual([])
  })

  it('is not restored beside a running site, nor while one starts, whatever is said', async () => {
    const source = path.join(folder, 'one')
    const database = await createTestDatabase()
    const options = { url: database.url, filesDir: path.join(folder, 'none'), source }
    const site = new pg.Client({
      connectionString: database.url,
      application_name: 'mediatheque events 1-00000000',
    })
    await site.connect()
    try {
      const refusal = /The site uses this database \(.*\): stop it first\. Nothing was changed\./
      await expect(restore({ ...options, mayReplace: true })).rejects.toThrow(refusal)
      await site.query(`set application_name = 'something else'`)
      await site.query('select pg_advisory_lock($1)', [MIGRATION_LOCK_KEY])
      await expect(restore({ ...options, mayReplace: true })).rejects.toThrow(refusal)
      await site.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK_KEY])
      await restore({ ...options, mayReplace: true })
      expect(await run(database.url, 'select count(*)::int as titles from titles')).toEqual([
        { titles: 1 },
      ])
    } finally {
      await site.end()
      await database.close()
    }
  })

  it.each([
    ['cut', (file: string) => truncateSync(file, 20)],
    ['gone', (file: string) => rmSync(file)],
    ['shorter than it was', (file: string) => writeFileSync(file, gzipSync(''))],
    ['no archive', (file: string) => writeFileSync(file, 'garbage')],
  ])('of which a table is %s is refused in one line, and changes nothing', async (_what, spoil) => {
    const source = mkdtempSync(path.join(folder, 'damaged-'))
    cpSync(path.join(folder, 'one'), source, { recursive: true })
    const file = path.join(source, 'tables/titles.copy.gz')
    spoil(file)
    const database = await createTestDatabase()
    await run(database.url, `insert into titles (type, name) values ('movie', 'Kept')`)
    try {
      await expect(
        restore({ url: database.url, filesDir: folder, source, mayReplace: true }),
      ).rejects.toThrow(new ConfigError([`${file} is damaged or missing. Nothing was changed.`]))
      expect(await run(database.url, 'select name from titles')).toEqual([{ name: 'Kept' }])
    } finally {
      await database.close()
    }
  })

  it('puts its files in their places later where something is in the way', async () => {
    const database = await createTestDatabase()
    const filesDir = path.join(folder, 'in-the-way')
    mkdirSync(path.join(filesDir, 'a.nzb'), { recursive: true })
    const source = path.join(folder, 'one')
    try {
      await expect(
        restore({ url: database.url, filesDir, source, mayReplace: true }),
      ).rejects.toThrow(/^The rows of the backup are restored, its files not all: .*\.restored/)
      expect(await run(database.url, 'select id::int from titles')).toEqual([{ id: 50 }])
      await expect(settleFiles(filesDir)).rejects.toThrow(ConfigError)
      rmSync(path.join(filesDir, 'a.nzb'), { recursive: true })
      await settleFiles(filesDir)
      expect(readdirSync(filesDir)).toEqual(['a.nzb'])
      await settleFiles(filesDir)
    } finally {
      await database.close()
    }
  })

  it('has neither what is on its way to its place nor what an earlier restore has left', async () => {
    const filesDir = path.join(folder, 'busy')
    for (const name of ['.site-mark', '.restoring/b', 'a/.draft', 'a/c']) {
      mkdirSync(path.dirname(path.join(filesDir, name)), { recursive: true })
      writeFileSync(path.join(filesDir, name), 'x')
    }
    const target = path.join(folder, 'of-busy')
    const { files } = await backUp({ url: original.url, filesDir, target })
    expect(files).toEqual({ count: 2, sizeBytes: 2 })
    expect(readdirSync(path.join(target, 'files'), { recursive: true }).toSorted()).toEqual([
      '.site-mark',
      'a',
      'a/c',
    ])
  })

  it.each(['/proc/mediatheque', '/proc/mediatheque/a', '/dev/null/a'])(
    'cannot be made in %s, which is said in one line',
    async (target) => {
      await expect(
        backUp({ url: original.url, filesDir: path.join(folder, 'none'), target }),
      ).rejects.toThrow(/^No backup was made: \/\S+ cannot be made or written to \(E\w+\)\.$/)
    },
  )

  it('replaces no row where its files find no place', async () => {
    const database = await createTestDatabase()
    await run(database.url, `insert into titles (type, name) values ('movie', 'Kept')`)
    const filesDir = path.join(folder, 'no-folder')
    writeFileSync(filesDir, '')
    const source = path.join(folder, 'one')
    try {
      const tried = restore({ url: database.url, filesDir, source, mayReplace: true })
      await expect(tried).rejects.toThrow(/^The files of the backup were not copied: .*no-folder /)
      await expect(tried).rejects.toThrow(ConfigError)
      expect(await run(database.url, 'select name from titles')).toEqual([{ name: 'Kept' }])
      rmSync(filesDir)
      mkdirSync(path.join(filesDir, 'own'), { recursive: true })
      writeFileSync(path.join(filesDir, 'own', 'b.nzb'), 'mine')
      await restore({ url: database.url, filesDir, source, mayReplace: true })
      expect(readdirSync(filesDir).toSorted()).toEqual(['a.nzb', 'own'])
    } finally {
      await database.close()
    }
  })

  it.each([
    '',
    '{"format": 1',
    'null',
    '5',
    '{"format":1,"createdAt":"2026-11-29","migrations":5,"tables":[]}',
    '{"format":1,"createdAt":"2026-11-29","migrations":[],"tables":[{"name":"titles"}]}',
  ])('with the manifest %j is refused', async (manifest) => {
    const source = mkdtempSync(path.join(folder, 'cut-'))
    const file = path.join(source, 'manifest.json')
    writeFileSync(file, manifest)
    await expect(
      restore({
        url: original.url,
        filesDir: path.join(folder, 'none'),
        source,
        mayReplace: true,
      }),
    ).rejects.toThrow(new ConfigError([`${file} is damaged. Nothing was changed.`]))
  })

  it('of a newer version is refused, and changes nothing', async () => {
    const source = path.join(folder, 'newer')
    cpSync(path.join(folder, 'one'), source, { recursive: true })
    const file = path.join(source, 'manifest.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as BackupManifest
    manifest.migrations.push({ name: '299901010000-unknown', checksum: 'x' })
    writeFileSync(file, JSON.stringify(manifest))
    await expect(
      restore({
        url: original.url,
        filesDir: path.join(folder, 'none'),
        source,
        mayReplace: true,
      }),
    ).rejects.toThrow(
      'The backup is newer than this version: it has migration 299901010000-unknown',
    )
    expect(await run(original.url, 'select id from titles')).toEqual([{ id: '50' }])
  })

  it('orders tables so that parents come first', () => {
    const table = (name: string) => ({ name, columns: [] })
    const sorted = sortByReferences(
      [table('a'), table('b'), table('c')],
      [
        { child: 'a', parent: 'b' },
        { child: 'b', parent: 'c' },
      ],
    )
    expect(sorted.map(({ name }) => name)).toEqual(['c', 'b', 'a'])
  })
})
