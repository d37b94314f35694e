import { sql } from 'kysely'
import pg from 'pg'
import { expect, it } from 'vitest'
import { useTestDatabase } from './test-database.ts'

const database = useTestDatabase()

it('reads bigint and numeric as numbers, moments as dates and days as text', async () => {
  const { rows } = await sql`
    select 9007199254740991::bigint as id, array[5000000000]::bigint[] as ids, 7.25::numeric as score,
      '2026-05-01T10:00:00Z'::timestamptz as moment, '2026-05-01'::date as day`.execute(database.db)
  expect(rows).toEqual([
    {
      id: 9_007_199_254_740_991,
      ids: [5_000_000_000],
      score: 7.25,
      moment: new Date('2026-05-01T10:00:00Z'),
      day: '2026-05-01',
    },
  ])
})

it('survives a server that closes a connection between two queries of a transaction', async () => {
  const broken = database.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    const other = new pg.Client({ connectionString: database.url })
    await other.connect()
    await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await other.end()
    // Nobody waits for an answer as it breaks.
    await new Promise((resolve) => setTimeout(resolve, 100))
    await sql`select 1`.execute(tx)
  })
  await expect(broken).rejects.toThrow()
  expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }])
})

it('survives a server that closes idle connections', async () => {
  const clients = await Promise.all([database.pool.connect(), database.pool.connect()])
  for (const client of clients) client.release()
  const { rows: ended } = await database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  )
  expect(ended).toHaveLength(1)
  await expect.poll(() => database.pool.totalCount).toBe(1)
  const { rows } = await sql`select 1 as one`.execute(database.db)
  expect(rows).toEqual([{ one: 1 }])
})
