import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { createLogger } from '../log/logger.ts'
import { connectDatabase } from './connect.ts'
import type { Database } from './database.ts'
import { runAsAdmin, urlOfDatabase } from './test-server.ts'

export interface TestDatabase {
  url: string
  db: Database
  pool: pg.Pool
  /** Closes the pool and drops the database. */
  close(): Promise<void>
}

const POOL_SIZE = 6
const COPY_ATTEMPTS = 20
const OBJECT_IN_USE = '55006'

/** Makes a migrated database of its own, as a copy of the run's template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, template } = inject('testServer')
  const name = `mediatheque_test_${randomBytes(6).toString('hex')}`
  await copyDatabase(adminUrl, template, name)
  const url = urlOfDatabase(adminUrl, name)
  const connection = connectDatabase({
    url,
    log: createLogger({ logLevel: 'silent' }),
    purpose: 'test',
    poolSize: POOL_SIZE,
  })
  const close = async () => {
    await connection.close()
    await runAsAdmin(adminUrl, `drop database if exists ${name} with (force)`)
  }
  return { url, db: connection.db, pool: connection.pool, close }
}

/**
 * One without any table, for the test that asks.
 * @param options further words of `create database`
 */
export async function createEmptyDatabase(options = ''): Promise<EmptyDatabase> {
  const database = await makeEmptyDatabase(options)
  onTestFinished(() => database.drop())
  return database
}

export interface EmptyDatabase {
  readonly url: string
  readonly name: string
  drop(): Promise<void>
}

/** The same for a hook, which drops it itself. */
export async function makeEmptyDatabase(options = ''): Promise<EmptyDatabase> {
  const { adminUrl } = inject('testServer')
  const name = `mediatheque_test_${randomBytes(6).toString('hex')}`
  await runAsAdmin(adminUrl, `create database ${name} ${options}`)
  const drop = () => runAsAdmin(adminUrl, `drop database if exists ${name} with (force)`)
  return { url: urlOfDatabase(adminUrl, name), name, drop }
}

/**
 * A database for the whole test file: call it at the top of the file or of a `describe`, and read its properties
 * inside hooks and tests.
 */
export function useTestDatabase(): TestDatabase {
  let opened: TestDatabase | undefined
  const get = () => {
    if (!opened) throw new Error('The test database is there in hooks and tests only.')
    return opened
  }
  beforeAll(async () => {
    opened = await createTestDatabase()
  })
  afterAll(() => opened?.close())
  return {
    get url() {
      return get().url
    },
    get db() {
      return get().db
    },
    get pool() {
      return get().pool
    },
    close: () => get().close(),
  }
}

async function copyDatabase(adminUrl: string, template: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runAsAdmin(adminUrl, `create database ${name} template ${template}`)
    } catch (error) {
      const isBusy = (error as { code?: string }).code === OBJECT_IN_USE
      if (!isBusy || attempt === COPY_ATTEMPTS) throw error
      await sleep(100)
    }
  }
}
