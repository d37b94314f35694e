import path from 'node:path'
import pg from 'pg'
import { ConfigError } from '../config/config-error.ts'
import type { Config } from '../config/config.ts'
import type { Logger } from '../log/logger.ts'
import { assertUsableDatabase } from './check-database.ts'
import { connectDatabase } from './connect.ts'
import type { Database } from './database.ts'
import { leadsToPool } from './find-pooler.ts'
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
  /** The server itself; undefined where only a pool is known, on whose connections nothing can be listened to. */
  directUrl: string | undefined
  /** Whether `url` leads to a pool. */
  isPool: boolean
  /** Stops the embedded server; leaves a server of its own alone. */
  stop(): Promise<void>
}

export interface OpenDatabase {
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
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databaseArchiveDir' | 'dataDir'>,
  {
    log,
    signal,
    mustExist = false,
  }: { log?: Logger; signal?: AbortSignal | undefined; mustExist?: boolean } = {},
): Promise<DatabaseServer> {
  if (config.databaseUrl) {
    return { ...(await findServer(config.databaseUrl, config)), stop: async () => undefined }
  }
  const start = (options: { signal?: AbortSignal | undefined; mustExist: boolean }) =>
    startEmbeddedPostgres({
      home: path.join(config.dataDir, 'postgres'),
      archive: config.databaseArchiveDir,
      ...options,
    })
  const server = await start({ signal, mustExist })
  try {
    signal?.throwIfAborted()
    await ensureDatabase(server.url('postgres'), EMBEDDED_DATABASE)
  } catch (error) {
    await server.stop()
    throw error
  }
  // One whose data were deleted meanwhile is not made anew, empty, behind the back of the site.
  const startAgain = () => start({ mustExist: true })
  const { stop } = log ? keepRunning(startAgain, server, log) : server
  const url = server.url(EMBEDDED_DATABASE)
  return { url, directUrl: url, isPool: false, stop: () => stop() }
}

/**
 * How a server that somebody else set up is reached.
 * @throws ConfigError where it cannot hold a site
 */
async function findServer(
  url: string,
  { databaseDirectUrl }: Pick<Config, 'databaseDirectUrl'>,
): Promise<Omit<DatabaseServer, 'stop'>> {
  await assertUsableDatabase(url)
  if (databaseDirectUrl) await assertUsableDatabase(databaseDirectUrl, 'DATABASE_DIRECT_URL')
  const isPool = await leadsToPool(url)
  return { url, isPool, directUrl: databaseDirectUrl ?? (isPool ? undefined : url) }
}

/** Opens the pools on a running server. */
export async function openDatabase(
  { url, isPool }: Pick<DatabaseServer, 'url' | 'isPool'>,
  config: Pick<Config, 'databaseReplicaUrl' | 'databaseConnections' | 'webProcesses'>,
  log: Logger,
): Promise<OpenDatabase> {
  const poolSize = config.databaseConnections ?? poolSizeFor(config.webProcesses)
  log.info(
    { calls: poolSize, others: OTHER_CONNECTIONS_OF_A_PROCESS, isPool },
    'most connections of this process to the database',
  )
  const primary = connectDatabase({ url, log, purpose: 'main', poolSize, isPool })
  const replica = config.databaseReplicaUrl
    ? connectDatabase({
        url: config.databaseReplicaUrl,
        log,
        purpose: 'replica',
        poolSize,
        connectMs: REPLICA_CONNECT_MILLISECONDS,
        // One that does not answer yet stands where the primary does.
        isPool: await leadsToPool(config.databaseReplicaUrl).catch(() => isPool),
      })
    : undefined
  return {
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
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ is: boolean }>('select pg_is_in_recovery() as is')
    if (rows[0]?.is)
      throw new ConfigError([
        'The database is being restored from the archive: wait until that is done. Nothing was changed.',
      ])
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } catch (error) {
    // Another process made it between the two statements, or is making it at the same moment.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error
  } finally {
    await client.end()
  }
}
