import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from '../log/logger.ts'
import { applicationName } from './application-name.ts'
import type { Database } from './database.ts'
import { typeParsers } from './type-parsers.ts'
import type { DB } from './types.generated.ts'

const STATEMENT_MILLISECONDS = 30_000
const IDLE_TRANSACTION_MILLISECONDS = 60_000
const CONNECT_MILLISECONDS = 10_000

interface ConnectOptions {
  url: string
  log: Logger
  purpose: string
  poolSize: number
  /** How long to wait for a new connection, in milliseconds. */
  connectMs?: number
}

export interface DatabaseConnection {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

/** Opens a pool on one database. Connections are made when first needed. */
export function connectDatabase({
  url,
  log,
  purpose,
  poolSize,
  connectMs = CONNECT_MILLISECONDS,
}: ConnectOptions): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: applicationName(purpose),
    max: poolSize,
    connectionTimeoutMillis: connectMs,
    statement_timeout: STATEMENT_MILLISECONDS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MILLISECONDS,
    keepAlive: true,
    types: typeParsers,
  })
  // A connection that breaks while idle belongs to no query: without a listener it would end the process.
  pool.on('error', (error) =>
    log.warn({ err: error, purpose }, 'an idle database connection broke'),
  )
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}
