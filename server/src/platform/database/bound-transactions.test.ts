import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '../log/logger.ts'
import { boundTransactions } from './bound-transactions.ts'
import { connectDatabase, type DatabaseConnection } from './connect.ts'
import { leadsToPool } from './find-pooler.ts'
import { useTestDatabase } from './test-database.ts'
import { hasPgbouncer, type Pgbouncer, startPgbouncer } from './test-pgbouncer.ts'

const database = useTestDatabase()
const TOO_LONG = { code: '57014' }

describe('the limits of a connection through a pool', () => {
  let client: pg.Client
  beforeAll(async () => {
    client = new pg.Client({ connectionString: database.url })
    await client.connect()
    // Long enough for what ends by itself, also on a machine that has much to do.
    boundTransactions(client, { statementMs: 1_500, idleMs: 60_000 })
  })
  afterAll(() => client.end())
  const limit = async () =>
    (await client.query<{ statement_timeout: string }>('show statement_timeout')).rows[0]
      ?.statement_timeout

  it('hold for a statement by itself, whose outcome is kept', async () => {
    expect(await limit()).toBe('1500ms')
    await client.query(`insert into titles (type, name) values ($1, 'Kept')`, ['movie'])
    await expect(client.query('select pg_sleep(30)')).rejects.toMatchObject(TOO_LONG)
    await expect(client.query('select nothing')).rejects.toMatchObject({ code: '42703' })
    const { rows } = await client.query('select name from titles where name = $1', ['Kept'])
    expect(rows).toEqual([{ name: 'Kept' }])
  })

  it.each(['begin', 'start transaction isolation level repeatable read'])(
    'hold in a transaction that begins with %s, which ends as one',
    async (begin) => {
      await client.query(begin)
      expect(await limit()).toBe('1500ms')
      await client.query(`insert into titles (type, name) values ('movie', 'Lost')`)
      await client.query('savepoint here')
      await expect(client.query('select pg_sleep(30)')).rejects.toMatchObject(TOO_LONG)
      await client.query('rollback to here')
      await client.query(`insert into titles (type, name) values ('movie', 'Lost too')`)
      await client.query('rollback')
      const { rows } = await database.pool.query(`select from titles where name like 'Lost%'`)
      expect(rows).toHaveLength(0)
    },
  )

  it('leave nothing behind for whoever gets the connection next', async () => {
    const plain = new pg.Client({ connectionString: database.url })
    await plain.connect()
    const send = plain.query.bind(plain)
    boundTransactions(plain, { statementMs: 100, idleMs: 100 })
    await plain.query('select 1')
    const { rows } = await send<{ statement_timeout: string }>('show statement_timeout')
    expect(rows[0]?.statement_timeout).toBe('0')
    await plain.end()
  })
})

describe.skipIf(!hasPgbouncer).each(['transaction', 'session'] as const)(
  'a database behind a pgbouncer of %ss',
  (mode) => {
    let pool: Pgbouncer
    let connection: DatabaseConnection
    beforeAll(async () => {
      pool = await startPgbouncer(database.url, mode)
      connection = connectDatabase({
        url: pool.url,
        log: createLogger({ logLevel: 'silent' }),
        purpose: 'test',
        poolSize: 20,
        isPool: true,
      })
    })
    afterAll(async () => {
      await connection.close()
      await pool.stop()
    })

    it('is told from a server', async () => {
      expect(await leadsToPool(pool.url)).toBe(true)
      expect(await leadsToPool(database.url)).toBe(false)
    })

    it('is read and written by many at once, in transactions of their own', async () => {
      const { db } = connection
      const one = (index: number) =>
        db.transaction().execute(async (tx) => {
          const { id } = await tx
            .insertInto('titles')
            .values({ type: 'movie', name: `Many ${mode} ${index}` })
            .returning('id')
            .executeTakeFirstOrThrow()
          if (index % 2 === 1) throw new Error('given up')
          return id
        })
      await Promise.allSettled(Array.from({ length: 60 }, (_, index) => one(index)))
      const { count } = await db
        .selectFrom('titles')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('name', 'like', `Many ${mode}%`)
        .executeTakeFirstOrThrow()
      expect(Number(count)).toBe(30)
    })
  },
)
