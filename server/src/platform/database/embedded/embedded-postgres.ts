import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ConfigError } from '../../config/config-error.ts'
import { applicationName, isApplicationOfOther } from '../application-name.ts'
import { archiveSettings } from '../archive/archive-settings.ts'
import { makeArchive } from '../archive/make-archive.ts'
import { findBinaries, makeReachable } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { launchPostgres } from './launch.ts'
import {
  forgetPostmaster,
  isPostmasterOf,
  readPostmasterPid,
  stopPostmaster,
} from './postmaster.ts'
import { findReachableHome } from './reachable-home.ts'
import { findDatabaseUser, makeOwnedDirectory } from './run-as.ts'
import { withStartLock } from './start-lock.ts'
import { DURABLE_SETTINGS } from './server-settings.data.ts'

/** Unix socket paths end at about 107 bytes, and PostgreSQL adds its own name to the directory. */
const LONGEST_SOCKET_DIRECTORY = 80
const ADOPTION_MILLISECONDS = 5000

export interface EmbeddedPostgres {
  /** Whether the server was running already, left by a process that was killed or started by one beside us. */
  isAdopted: boolean
  /** Address of one of its databases. */
  url(database: string): string
  /** Whether the server that was started or adopted still lives. */
  isRunning(): boolean
  /** Stops the server, unless another process of this application still uses it. */
  stop(): Promise<void>
}

interface EmbeddedPostgresOptions {
  /** Directory of the cluster and its socket. */
  home: string
  settings?: Readonly<Record<string, string>>
  /** Folder in which its log is kept. */
  archive?: string | undefined
  /** Aborted: the start ends what it has begun and throws. */
  signal?: AbortSignal | undefined
  /** Fails where there is no cluster yet instead of making one. */
  mustExist?: boolean
}

/** Starts PostgreSQL from the installed package, without a network port, or adopts the one that runs already. */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const wanted = path.resolve(options.home)
  const user = findDatabaseUser(path.join(wanted, 'data'))
  const home = findReachableHome(wanted, user)
  const dataDir = path.join(home, 'data')
  if (options.mustExist && !fs.existsSync(path.join(dataDir, 'PG_VERSION')))
    throw new ConfigError([`There is no database in ${wanted}: is DATA_DIR right?`])
  makeOwnedDirectory(home, user)
  const socketDir = findSocketDirectory(home)
  makeOwnedDirectory(socketDir, user, 0o700)
  const url = (database: string) =>
    `postgresql://postgres@localhost:5432/${database}?host=${encodeURIComponent(socketDir)}`

  const { signal } = options
  const start = async () => {
    const adopted = await adoptRunningServer(dataDir, url('postgres'))
    if (adopted !== undefined) return { pid: adopted, isAdopted: true }
    const settings = {
      ...(options.settings ?? DURABLE_SETTINGS),
      ...(options.archive !== undefined && archiveSettings(options.archive)),
    }
    if (options.archive !== undefined) makeArchive(options.archive, user)
    const binaries = makeReachable(await findBinaries(), user, home)
    const isDurable = settings.fsync !== 'off'
    await ensureCluster({ home, dataDir, binaries, user, isDurable, signal })
    const isReady = () => servesDirectory(url('postgres'), dataDir)
    const pid = await launchPostgres({
      binaries,
      dataDir,
      socketDir,
      settings,
      user,
      isReady,
      signal,
    })
    return { pid, isAdopted: false }
  }
  const { pid, isAdopted } = await withStartLock(home, start, { signal })
  const end = async () => {
    if (isPostmasterOf(dataDir, pid) && !(await isUsedByOthers(url('postgres'))))
      await stopPostmaster(pid)
  }
  // Whoever deleted the folder left no place for a lock.
  const stop = () => (fs.existsSync(home) ? withStartLock(home, end) : end())
  return { isAdopted, url, isRunning: () => isPostmasterOf(dataDir, pid), stop }
}

function findSocketDirectory(home: string): string {
  const beside = path.join(home, 's')
  if (beside.length <= LONGEST_SOCKET_DIRECTORY) return beside
  return path.join(
    os.tmpdir(),
    `mediatheque-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`,
  )
}

/** A server that answers is taken over; one that hangs is stopped; the note of one that is gone is removed. */
async function adoptRunningServer(dataDir: string, url: string): Promise<number | undefined> {
  const pid = readPostmasterPid(dataDir)
  if (!pid) return undefined
  if (!isPostmasterOf(dataDir, pid)) {
    forgetPostmaster(dataDir)
    return undefined
  }
  const deadline = Date.now() + ADOPTION_MILLISECONDS
  while (Date.now() < deadline) {
    if (await servesDirectory(url, dataDir)) return pid
    await sleep(50)
  }
  await stopPostmaster(pid)
  return undefined
}

async function servesDirectory(url: string, dataDir: string): Promise<boolean> {
  const directory = await queryText(url, 'show data_directory').catch(() => undefined)
  return directory !== undefined && fs.realpathSync(directory) === fs.realpathSync(dataDir)
}

async function isUsedByOthers(url: string): Promise<boolean> {
  const names = await queryText(
    url,
    `select string_agg(application_name, '\n') from pg_stat_activity`,
  ).catch(() => '')
  return (names ?? '').split('\n').some(isApplicationOfOther)
}

async function queryText(url: string, query: string): Promise<string | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 1500,
    application_name: applicationName('server'),
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const result = await client.query<Record<string, string | null>>(query)
    return Object.values(result.rows[0] ?? {})[0] ?? undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}
