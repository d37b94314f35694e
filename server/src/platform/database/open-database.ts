import path from 'node:path'
import pg from 'pg'
import type { Config } from '../config/config.ts'
import type { Logger } from '../log/logger.ts'
import { assertUsableDatabase } from './check-database.ts'
import { connectDatabase } from './connect.ts'
import type { Database } from './database.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { keepRunning } from './embedded/keep-running.ts'

const EMBEDDED_DATABASE = 'mediatheque'
const MOST_CONNECTIONS = 90
const MOST_CONNECTIONS_OF_A_PROCESS = 16
const OTHER_CONNECTIONS_OF_A_PROCESS = 4
/** A replica that does not answer soon is none, and the primary answers instead. */
const REPLICA_CONNECT_MILLISECONDS = 2_000

export interface DatabaseServer {
  url: string
  /** Stops the embedded server; leaves a server of its own alone. */
  stop(): Promise<void>
}

export interface OpenDatabase {
  /** Address of the primary, for connections of a special kind (LISTEN, jobs, migrations). */
  url: string
  db: Database
  /** The replica of the configuration, however far behind it is. */
  replicaDb: Database | undefined
  close(): Promise<void>
}

/**
 * The database server of the configuration; starts the embedded one where no other is named. With `log` it is watched
 * and started again when it dies, as a site needs it; commands that run for a moment do without. With `mustExist` no
 * embedded one is made where there is none.
 */
export async function startDatabaseServer(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  {
    log,
    signal,
    mustExist = false,
  }: { log?: Logger; signal?: AbortSignal | undefined; mustExist?: boolean } = {},
): Promise<DatabaseServer> {
  if (config.databaseUrl) {
    await assertUsableDatabase(config.databaseUrl)
    return { url: config.databaseUrl, stop: async () => undefined }
  }
  const start = (options: { signal?: AbortSignal | undefined } = {}) =>
    startEmbeddedPostgres({ home: path.join(config.dataDir, 'postgres'), mustExist, ...options })
  const server = await start({ signal })
  try {
    signal?.throwIfAborted()
    await ensureDatabase(server.url('postgres'), EMBEDDED_DATABASE)
  } catch (error) {
    await server.stop()
    throw error
  }
  const { stop } = log ? keepRunning(start, server, log) : server
  return { url: server.url(EMBEDDED_DATABASE), stop: () => stop() }
}

/** Opens the pools on a running server. */
export function openDatabase(
  url: string,
  config: Pick<Config, 'databaseReplicaUrl' | 'webProcesses'>,
  log: Logger,
): OpenDatabase {
  const poolSize = poolSizeFor(config.webProcesses)
  const primary = connectDatabase({ url, log, purpose: 'main', poolSize })
  const replica = config.databaseReplicaUrl
    ? connectDatabase({
        url: config.databaseReplicaUrl,
        log,
        purpose: 'replica',
        poolSize,
        connectMs: REPLICA_CONNECT_MILLISECONDS,
      })
    : undefined
  return {
    url,
    db: primary.db,
    replicaDb: replica?.db,
    close: async () => {
      await Promise.all([primary.close(), replica?.close()])
    },
  }
}

/** Connections of one process: all of them together, with their listeners and jobs, stay below the usual hundred. */
function poolSizeFor(webProcesses: number): number {
  return Math.min(
    MOST_CONNECTIONS_OF_A_PROCESS,
    Math.max(2, Math.floor(MOST_CONNECTIONS / (webProcesses + 1)) - OTHER_CONNECTIONS_OF_A_PROCESS),
  )
}

async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } catch (error) {
    // Another process made it between the two statements, or is making it at the same moment.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error
  } finally {
    await client.end()
  }
}
