import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../database/connect.ts'
import { useTestDatabase } from '../database/test-database.ts'
import { hasPgbouncer, type Pgbouncer, startPgbouncer } from '../database/test-pgbouncer.ts'
import { createLogger } from '../log/logger.ts'
import { createEvents } from './create-events.ts'
import type { Events } from './events.ts'

const database = useTestDatabase()
const log = createLogger({ logLevel: 'silent' })
const SOON = { timeout: 4_000 }

describe('events that are looked for', () => {
  let looking: Events
  let listening: Events
  const heard: unknown[] = []
  beforeAll(async () => {
    const { db, url } = database
    looking = await createEvents({ url: undefined, db, log })
    listening = await createEvents({ url, db, log })
    looking.subscribe('numbers', (message) => heard.push(message))
  })
  afterAll(async () => {
    await looking.stop()
    await listening.stop()
  })

  it('are not believed before everybody knows that somebody looks', async () => {
    expect(looking.isListening()).toBe(false)
    await expect.poll(() => looking.isListening(), { timeout: 8_000 }).toBe(true)
  })

  it('come from those that listen as well, and go to them', async () => {
    const other: unknown[] = []
    const stop = listening.subscribe('numbers', (message) => other.push(message))
    await listening.publish('numbers', 1)
    await looking.publish('numbers', 2)
    await expect
      .poll(() => [heard, other], SOON)
      .toEqual([
        [1, 2],
        [1, 2],
      ])
    stop()
  })

  it('come once each, in whatever order their transactions end, and not from one that is taken back', async () => {
    heard.length = 0
    const { promise: letGo, resolve } = Promise.withResolvers<void>()
    const late = database.db.transaction().execute(async (tx) => {
      await listening.publish('numbers', 'late', tx)
      await letGo
    })
    const never = database.db.transaction().execute(async (tx) => {
      await listening.publish('numbers', 'never', tx)
      await sleep(100)
      throw new Error('taken back')
    })
    await expect(never).rejects.toThrow('taken back')
    await listening.publish('numbers', 'early')
    await expect.poll(() => heard, SOON).toEqual(['early'])
    resolve()
    await late
    await expect.poll(() => heard, SOON).toEqual(['early', 'late'])
    await sleep(1_500)
    expect(heard).toEqual(['early', 'late'])
  })

  it('are written down only while somebody looks', async () => {
    await looking.stop()
    await sql`delete from events`.execute(database.db)
    await listening.publish('numbers', 3)
    expect((await database.pool.query('select from events')).rowCount).toBe(0)
  })
})

describe.skipIf(!hasPgbouncer)('events behind a pgbouncer', () => {
  let pool: Pgbouncer
  let connection: DatabaseConnection
  const warnings: string[] = []
  const told = { ...log, warn: (message: unknown) => void warnings.push(String(message)) }
  const open = async (mode: 'transaction' | 'session') => {
    pool = await startPgbouncer(database.url, mode)
    const options = { log, purpose: 'test', poolSize: 4, isPool: true }
    connection = connectDatabase({ url: pool.url, ...options })
    return createEvents({ url: pool.url, db: connection.db, log: told as never })
  }
  const close = async (events: Events) => {
    await events.stop()
    await connection.close()
    await pool.stop()
  }

  it('are listened to where each has a connection of its own', async () => {
    const events = await open('session')
    expect([events.isListening(), warnings]).toEqual([true, []])
    await close(events)
  })

  it('are looked for where connections change hands, and it says so', async () => {
    const events = await open('transaction')
    expect(warnings).toEqual([expect.stringContaining('hears nothing')])
    const heard: unknown[] = []
    events.subscribe('numbers', (message) => heard.push(message))
    await events.publish('numbers', 4)
    await expect.poll(() => heard, SOON).toEqual([4])
    await close(events)
  })
})
