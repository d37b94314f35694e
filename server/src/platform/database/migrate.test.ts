import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { MigrationError, findPendingMigrations, migrateDatabase } from './migrate.ts'
import { readMigrations, type Migration } from './migrations.ts'
import { useTestDatabase } from './test-database.ts'

const database = useTestDatabase()

const migration = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
})

describe('migrations', () => {
  it('are all applied in the template that tests copy', async () => {
    const applied = await database.pool.query('select name, checksum from schema_migrations')
    expect(findPendingMigrations(readMigrations(), applied.rows)).toEqual([])
    expect(await migrateDatabase(database.url)).toEqual([])
  })

  describe('on a database of their own', () => {
    const first = migration('202601010000-first', 'create table apples (id int)')
    const second = migration('202601020000-second', 'create table pears (id int)')

    beforeAll(async () => {
      await database.pool.query('truncate schema_migrations')
    })

    it('run once, in order, when several processes start together', async () => {
      const results = await Promise.all(
        [1, 2, 3].map(() => migrateDatabase(database.url, { migrations: [first, second] })),
      )
      expect(results.flat()).toEqual([first.name, second.name])
    })

    it('make a counter anew that an older version left behind, and say that the disk is full', async () => {
      await database.pool.query('create sequence turns start 40')
      const third = migration('202601030000-third', 'create sequence turns start 7;')
      const full = migration(
        '202601040000-full',
        `do $$ begin raise exception 'no room' using errcode = '53100'; end $$;`,
      )
      await expect(
        migrateDatabase(database.url, { migrations: [first, second, third, full] }),
      ).rejects.toThrow(/202601040000-full failed: no room\. The disk of the database is full/)
      const { rows } = await database.pool.query(`select nextval('turns')::int as turn`)
      expect(rows).toEqual([{ turn: 7 }])
      await database.pool.query(
        `delete from schema_migrations where name = '202601030000-third'; drop sequence turns`,
      )
    })

    it('refuse a migration that was changed after it was applied', async () => {
      const changed = migration(first.name, 'create table oranges (id int)')
      await expect(
        migrateDatabase(database.url, { migrations: [changed, second] }),
      ).rejects.toThrow(/202601010000-first was changed/)
    })

    it('refuse a database that is newer than the code', async () => {
      await expect(migrateDatabase(database.url, { migrations: [first] })).rejects.toThrow(
        /newer than this version: it has migration 202601020000-second\. Start the version that it was upgraded to, or put the backup back/,
      )
    })

    it('stop where the connection breaks that says whose turn it is', async () => {
      const slow = migration('202601025000-slow', 'select pg_sleep(1.5)')
      const next = migration('202601025001-next', 'create table figs (id int)')
      const attempt = expect(
        migrateDatabase(database.url, { migrations: [first, second, slow, next] }),
      ).rejects.toThrow(/^The connection to the database broke .* do the rest by `npm run migrate`/)
      await expect
        .poll(async () => {
          const { rowCount } = await database.pool.query(
            `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
               and query = 'select' and state = 'idle in transaction'`,
          )
          return rowCount
        })
        .toBe(1)
      await attempt
      const all = [first, second, slow, next]
      expect(await migrateDatabase(database.url, { migrations: all })).toEqual([next.name])
      await database.pool.query(`delete from schema_migrations where name > $1`, [second.name])
    })

    it('leave nothing behind when one fails, and say where', async () => {
      const broken = migration(
        '202601030000-broken',
        'create table plums (id int);\nselect nonsense;',
      )
      const attempt = migrateDatabase(database.url, { migrations: [first, second, broken] })
      await expect(attempt).rejects.toThrow(MigrationError)
      await expect(attempt).rejects.toThrow(/broken failed on line 2/)
      const found = await database.pool.query(`select to_regclass('plums') as name`)
      expect(found.rows).toEqual([{ name: null }])
    })
  })
})
