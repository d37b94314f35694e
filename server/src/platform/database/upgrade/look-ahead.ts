import path from 'node:path'
import { sql } from 'kysely'
import { ConfigError } from '../../config/config-error.ts'
import type { Config } from '../../config/config.ts'
import { createLogger } from '../../log/logger.ts'
import { findNewestBackup } from '../backup/find-newest-backup.ts'
import { walkFiles } from '../backup/walk-files.ts'
import { assertMayMigrate } from '../check-database.ts'
import { connectDatabase, type DatabaseConnection } from '../connect.ts'
import { findPendingMigrations, listAppliedMigrations } from '../migrate.ts'
import { type Migration, readMigrations } from '../migrations.ts'
import type { DatabaseServer } from '../open-database.ts'
import { type ChangeAhead, describeChanges } from '../pending-changes.ts'
import { bytesNeeded, estimateSeconds } from './estimate-upgrade.ts'
import { findRoom, type Room, type WantedRoom } from './find-room.ts'

export interface UpgradeAhead {
  /** Of the server, such as `15.18`. */
  readonly postgres: string
  readonly changes: readonly ChangeAhead[]
  readonly seconds: number
  readonly databaseBytes: number
  readonly fileBytes: number
  readonly rooms: readonly Room[]
  /** Of those in the data folder. */
  readonly newestBackup: Date | null
  /** Why it cannot be done, a line each. */
  readonly faults: readonly string[]
}

interface LookAheadOptions {
  readonly server: Pick<DatabaseServer, 'url' | 'directUrl'>
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl'>
  readonly makesBackup: boolean
  readonly migrations?: readonly Migration[]
}

/**
 * What an upgrade will do to this database, and whether it can. Changes nothing.
 * @throws MigrationError where the database is newer than this version; ConfigError where it holds no site
 */
export async function lookAhead(options: LookAheadOptions): Promise<UpgradeAhead> {
  const { url, directUrl } = options.server
  const connection = connectDatabase({
    url: directUrl ?? url,
    isPool: directUrl === undefined,
    log: createLogger({ logLevel: 'silent' }),
    purpose: 'check',
    poolSize: 1,
  })
  try {
    return await look(connection, options)
  } finally {
    await connection.close()
  }
}

async function look(
  { db, pool }: DatabaseConnection,
  { config, makesBackup, migrations = readMigrations() }: LookAheadOptions,
): Promise<UpgradeAhead> {
  const { pending, missingRights } = await readHistory(pool, migrations)
  const changes = await describeChanges(db, pending)
  const { rows } = await sql<{ postgres: string; size: number }>`
    select split_part(current_setting('server_version'), ' ', 1) as postgres,
      pg_database_size(current_database())::float8 as size`.execute(db)
  const { postgres, size } = rows[0]!
  const fileBytes = await sumFiles(path.join(config.dataDir, 'files'))
  const rooms =
    pending.length === 0
      ? []
      : await findRoom(wantedRoom(config, makesBackup, { database: size, files: fileBytes }))
  return {
    postgres,
    changes,
    seconds: estimateSeconds(changes),
    databaseBytes: size,
    fileBytes,
    rooms,
    newestBackup: await findNewestBackup(config.dataDir),
    faults: [
      ...missingRights,
      ...rooms
        .filter(({ free, needed }) => free < needed)
        .map(({ folders }) => `There is too little room on the disk of ${folders.join(', ')}.`),
    ],
  }
}

async function readHistory(pool: DatabaseConnection['pool'], migrations: readonly Migration[]) {
  const client = await pool.connect()
  try {
    const applied = await listAppliedMigrations(client)
    if (applied.length === 0)
      throw new ConfigError([
        'This database holds no site yet: there is nothing to upgrade. `npm start` makes one.',
      ])
    const pending = findPendingMigrations(migrations, applied)
    const missingRights = pending.length === 0 ? [] : await findMissingRights(client)
    return { pending, missingRights }
  } finally {
    client.release()
  }
}

async function findMissingRights(client: Parameters<typeof assertMayMigrate>[0]) {
  try {
    await assertMayMigrate(client)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

/** Of the disks of a server of its own nothing is known. */
function wantedRoom(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  makesBackup: boolean,
  sizes: Parameters<typeof bytesNeeded>[0],
): WantedRoom[] {
  const needed = bytesNeeded(sizes)
  return [
    ...(databaseUrl ? [] : [{ folder: path.join(dataDir, 'postgres'), bytes: needed.database }]),
    ...(makesBackup ? [{ folder: dataDir, bytes: needed.backup }] : []),
  ]
}

async function sumFiles(folder: string): Promise<number> {
  let sum = 0
  try {
    for await (const { sizeBytes } of walkFiles(folder)) sum += sizeBytes
  } catch (error) {
    // No file was stored in this folder yet.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return sum
}
