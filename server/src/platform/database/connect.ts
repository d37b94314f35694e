import { Kysely, PostgresDialect, type TransactionBuilder } from 'kysely'
import pg from 'pg'
import type { Logger } from '../log/logger.ts'
import { measuredPools } from '../metrics/measured.ts'
import { noteStatement } from '../tracing/trace-statements.ts'
import { tracing } from '../tracing/tracing.ts'
import { applicationName } from './application-name.ts'
import type { Database } from './database.ts'
import { boundTransactions } from './bound-transactions.ts'
import { assertOutsideTransaction, insideTransaction } from './transaction-scope.ts'
import { typeParsers } from './type-parsers.ts'
import type { DB } from './types.generated.ts'

const LIMITS = { statementMs: 30_000, idleMs: 60_000 }
const CONNECT_MILLISECONDS = 10_000

interface ConnectOptions {
  url: string
  log: Logger
  purpose: string
  poolSize: number
  /** How long to wait for a new connection, in milliseconds. */
  connectMs?: number
  /** Whether the address leads to a pool, whose connections keep nothing from one transaction to the next. */
  isPool?: boolean
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
  isPool = false,
}: ConnectOptions): DatabaseConnection {
  const pool = new WatchedPool({
    connectionString: url,
    application_name: applicationName(purpose),
    max: poolSize,
    connectionTimeoutMillis: connectMs,
    ...(!isPool && {
      statement_timeout: LIMITS.statementMs,
      idle_in_transaction_session_timeout: LIMITS.idleMs,
    }),
    keepAlive: true,
    types: typeParsers,
  })
  // A connection that breaks while idle belongs to no query: without a listener it would end the process.
  pool.on('error', (error) =>
    log.warn({ err: error, purpose }, 'an idle database connection broke'),
  )
  // Nor does one that breaks between two queries of a transaction: the next of them fails, and says so.
  pool.on('connect', (client) => client.on('error', () => undefined))
  if (isPool) pool.on('connect', (client) => boundTransactions(client, LIMITS))
  const db = new PooledDatabase({
    dialect: new PostgresDialect({ pool }),
    ...(tracing() && { log: noteStatement }),
  })
  const stopMeasuring = measuredPools.add(() => ({
    purpose,
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
    most: poolSize,
  }))
  return {
    db,
    pool,
    close: () => {
      stopMeasuring()
      return db.destroy()
    },
  }
}

/** Gives no connection to whoever has one already, in the transaction that it runs in. */
class WatchedPool extends pg.Pool {
  override connect(...given: unknown[]): never {
    assertOutsideTransaction('A query by another connection')
    return (super.connect as (...values: unknown[]) => never)(...given)
  }
}

/** The pool as a database; bodies of its transactions know that they are in one. */
class PooledDatabase extends Kysely<DB> {
  override transaction(): TransactionBuilder<DB> {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = (body) => execute((tx) => insideTransaction(() => body(tx)))
    return builder
  }
}
