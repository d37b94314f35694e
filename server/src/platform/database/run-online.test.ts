import { createHash } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { briefly } from './briefly.ts'
import { backUp } from './backup/back-up.ts'
import { describeSchema } from './describe-schema.ts'
import { MigrationError, migrateDatabase } from './migrate.ts'
import { type Migration, readMigrations } from './migrations.ts'
import { createEmptyDatabase } from './test-database.ts'
import { watchWaits } from './test-lock-waits.ts'

const migration = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
})

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const LARGE = `create table pears (id integer not null, weight integer);
insert into pears select n, n from generate_series(1, 1000) n;`
const first = migration('202601010000-first', LARGE)

async function makeOrchard() {
  const { url } = await createEmptyDatabase()
  await migrateDatabase(url, { migrations: [first] })
  return {
    url,
    client: await connect(url),
    migrate: (later: Migration, smallBytes = 0) =>
      migrateDatabase(url, { migrations: [first, later], smallBytes }),
  }
}

const EVERY_MODE = `-- step
create table eaten (at integer);
insert into eaten values (1);
-- step in batches
update pears set weight = null where id in (select id from pears where weight is not null limit 300);
-- step outside a transaction
create unique index concurrently pears_new on pears (id);
-- step
alter table pears add constraint pears_pkey primary key using index pears_new;
select ripen();
`

describe('a migration of large tables', () => {
  it('leaves the same tables as one of small tables', async () => {
    const schemaOf = async (smallBytes: number) => {
      const { url } = await createEmptyDatabase()
      await migrateDatabase(url, { smallBytes })
      const pool = new pg.Pool({ connectionString: url, max: 1 })
      onTestFinished(() => pool.end())
      return describeSchema(pool)
    }
    expect(await schemaOf(0)).toBe(await schemaOf(Number.MAX_SAFE_INTEGER))
  }, 120_000)

  it('goes on at the step where it failed', async () => {
    const { url, client, migrate } = await makeOrchard()
    const steps = migration('202601020000-steps', EVERY_MODE)
    await expect(migrate(steps)).rejects.toThrow(MigrationError)
    const half = {
      url,
      filesDir: '/nowhere',
      target: path.join(os.tmpdir(), `half-${process.pid}`),
    }
    await expect(backUp(half)).rejects.toThrow(/is being upgraded \(202601020000-steps\)/)
    expect((await client.query('select from eaten')).rowCount).toBe(1)
    expect((await client.query('select from pears where weight is not null')).rowCount).toBe(0)
    await client.query('create function ripen() returns void language sql as $$ select $$')
    expect(await migrate(steps)).toEqual([steps.name])
    expect((await client.query('select from eaten')).rowCount).toBe(1)
    const { rows } = await client.query(
      `select to_regclass('schema_migration_steps') as left, to_regclass('pears_pkey')::text as key`,
    )
    expect(rows).toEqual([{ left: null, key: 'pears_pkey' }])
  })

  it('is made in one transaction of small ones', async () => {
    const { client, migrate } = await makeOrchard()
    const steps = migration('202601020000-steps', EVERY_MODE)
    await expect(migrate(steps, 1e9)).rejects.toThrow(/ripen/)
    const { rows } = await client.query(`select to_regclass('eaten') as left`)
    expect(rows).toEqual([{ left: null }])
    await client.query('create function ripen() returns void language sql as $$ select $$')
    expect(await migrate(steps, 1e9)).toEqual([steps.name])
    expect((await client.query('select from pears where weight is not null')).rowCount).toBe(0)
  })

  it('makes an index anew that it was killed at', async () => {
    const { url, client, migrate } = await makeOrchard()
    const later = migration('202601020000-index', 'create index pears_weight on pears (weight);')
    const writer = await connect(url)
    await writer.query('begin; update pears set weight = 1 where id = 1')
    const attempt = expect(migrate(later)).rejects.toThrow()
    await expect
      .poll(async () => {
        const { rows } = await client.query(
          `select pg_terminate_backend(pid) as ended from pg_stat_activity
           where query like '%concurrently pears_weight%' and wait_event_type = 'Lock' and pid <> pg_backend_pid()`,
        )
        return rows.length
      })
      .toBe(1)
    await attempt
    const isWhole = async () =>
      (
        await client.query(
          `select indisvalid from pg_index where indexrelid = 'pears_weight'::regclass`,
        )
      ).rows[0]?.indisvalid
    expect(await isWhole()).toBe(false)
    await writer.query('commit')
    expect(await migrate(later)).toEqual([later.name])
    expect(await isWhole()).toBe(true)
  })

  it('goes on beside an index that the server still makes for one that is gone', async () => {
    const { url, client } = await makeOrchard()
    const later = migration('202601020000-index', 'create index pears_weight on pears (weight);')
    const migrate = (signal?: AbortSignal) =>
      migrateDatabase(url, { migrations: [first, later], smallBytes: 0, signal })
    const writer = await connect(url)
    await writer.query('begin; update pears set weight = 1 where id = 1')
    const waiting = async () => {
      const { rowCount } = await client.query(
        `select from pg_stat_activity where query like '%index concurrently%pears_weight%'
           and wait_event_type = 'Lock' and pid <> pg_backend_pid()`,
      )
      return rowCount
    }
    const stop = new AbortController()
    const attempt = expect(migrate(stop.signal)).rejects.toThrow()
    await expect.poll(waiting).toBe(1)
    stop.abort()
    await attempt
    const again = migrate()
    await sleep(1_200)
    expect(await waiting()).toBe(1)
    await writer.query('commit')
    expect(await again).toEqual([later.name])
    const { rows } = await client.query(
      `select indisvalid from pg_index where indrelid = 'pears'::regclass`,
    )
    expect(rows).toEqual([{ indisvalid: true }])
  })

  it('waits for a lock a moment at a time, while others pass', async () => {
    const { url, client, migrate } = await makeOrchard()
    const later = migration('202601020000-alter', 'alter table pears add column colour text;')
    const reader = await connect(url)
    await reader.query('begin; select from pears')
    const done = migrate(later)
    let longest = 0
    const until = Date.now() + 3000
    while (Date.now() < until) {
      const began = Date.now()
      await client.query('select from pears limit 1')
      longest = Math.max(longest, Date.now() - began)
      await sleep(5)
    }
    await reader.query('commit')
    expect(await done).toEqual([later.name])
    // Somebody did wait, for as long as the change did.
    expect(longest).toBeGreaterThan(100)
    expect(longest).toBeLessThan(1000)
  }, 20_000)
})

describe('a transaction that waits for a lock', () => {
  it('gives up in the end, and says who may be in its way', async () => {
    const { url, client } = await makeOrchard()
    const other = new pg.Client({ connectionString: url, application_name: 'a long report' })
    await other.connect()
    onTestFinished(() => other.end())
    await other.query('begin; select from pears')
    const options = { lockMs: 50, pauseMs: 20, patienceMs: 300 }
    const work = () => client.query('alter table pears add column colour text')
    await expect(briefly(client, work, options)).rejects.toThrow(
      /lock timeout; transactions of others that last longest: a long report \(process \d+, 0 s\)/,
    )
    await other.query('commit')
    await briefly(client, work, options)
  })
})

/** The newest change that was looked at by hand; what comes after keeps nobody waiting. */
const FIRST_LOOKED_AT = '202612070060-best-credit'
const ROWS = Number(process.env['MIGRATED_ROWS'] ?? 400_000)
const FILL = [
  `insert into titles (type, name, popularity) select 'movie', 'Film ' || n, n % 1000 from generate_series(1, ${ROWS / 20}) n`,
  `insert into people (name) select 'Person ' || n from generate_series(1, 1000) n`,
  `insert into credits (title_id, person_id, department) select 1 + n / 20, 1 + n % 1000, 'actor' from generate_series(1, ${ROWS - 20}) n`,
  `insert into report_counts (subject, dimension, record, span, key, starts_on, events, visitors, seconds)
   select 'visits', 'title', case when n % 10 = 0 then '' else 'title:' || n end, 'day', 'k' || n, date '2026-01-01' + n % 300, n, n, n
   from generate_series(1, ${ROWS}) n`,
]
const WATCHED = [
  `update titles set runtime_minutes = 90 where id = 5`,
  `select id from titles where id = 5`,
  `update credits set position = 2 where id = (select min(id) from credits)`,
  `select id from credits limit 1`,
  `update report_counts set events = events + 1 where subject = 'visits' and dimension = 'title' and record = 'title:1' and span = 'day'`,
  `select events from report_counts limit 1`,
]

describe('the newest migrations', () => {
  it('keep nobody waiting for a second on large tables', async () => {
    const all = readMigrations()
    const at = all.findIndex(({ name }) => name === FIRST_LOOKED_AT)
    const { url } = await createEmptyDatabase()
    await migrateDatabase(url, { migrations: all.slice(0, at) })
    const client = await connect(url)
    await client.query('set session_replication_role = replica')
    for (const statement of FILL) await client.query(statement)
    await client.query('analyze')
    const waits = await watchWaits(url, WATCHED)
    const applied = await migrateDatabase(url)
    const { longestMs, rounds } = await waits.stop()
    expect(applied.length).toBe(all.length - at)
    expect(Math.min(...rounds)).toBeGreaterThan(5)
    expect(longestMs).toBeLessThan(1000)
  }, 300_000)
})
