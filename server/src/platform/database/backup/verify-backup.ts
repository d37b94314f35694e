import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { ConfigError } from '../../config/config-error.ts'
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts'
import {
  isAlive,
  isPostmasterOf,
  readPostmasterPid,
  stopPostmaster,
} from '../embedded/postmaster.ts'
import { readMigrations } from '../migrations.ts'
import { backUp, tableFile } from './back-up.ts'
import { restore } from './restore.ts'

export interface VerifiedBackup {
  readonly createdAt: string
  readonly tables: number
  readonly rows: number
  readonly files: number
  /** Of an older version, whose rows were made anew by the migrations since: only their number was compared. */
  readonly isOlder: boolean
}

/**
 * Restores a backup into a database of its own, which goes with it, backs that up again, and compares: every table has the
 * same rows, byte by byte, and every file is there. Takes room for the database and one more copy.
 * @throws ConfigError with what is different, or damaged
 */
export async function verifyBackup(source: string, signal?: AbortSignal): Promise<VerifiedBackup> {
  await removeAbandonedHomes()
  const home = await fs.mkdtemp(path.join(os.tmpdir(), `${HOME_PREFIX}${process.pid}-`))
  // Passable for the user that PostgreSQL runs as.
  await fs.chmod(home, 0o755)
  const server = await startEmbeddedPostgres({ home: path.join(home, 'postgres'), signal })
  try {
    const url = server.url('postgres')
    const filesDir = path.join(home, 'files')
    const first = await restore({ url, filesDir, source, mayReplace: true, signal }).catch(
      (error: unknown) => {
        if (!isSaidByDatabase(error)) throw error
        throw new ConfigError([`It cannot be restored: ${error.message}.`])
      },
    )
    signal?.throwIfAborted()
    const target = path.join(home, 'again')
    const second = await backUp({ url, filesDir, target, ...(signal && { signal }) })
    const isOlder = first.migrations.length < readMigrations().length
    const again = new Map(second.tables.map((table) => [table.name, table]))
    for (const { name, rows } of first.tables) {
      const found = again.get(name)
      // A table of an older version may be another one by now.
      if (found ? found.rows !== rows && !isOlder : !isOlder)
        throw new ConfigError([
          `${name} has ${rows} rows in the backup and ${found?.rows ?? 0} after a restore.`,
        ])
      if (isOlder) continue
      const [before, after] = [await sumOf(source, name), await sumOf(target, name)]
      if (before !== after)
        throw new ConfigError([`The rows of ${name} are others after a restore.`])
    }
    return {
      createdAt: first.createdAt,
      tables: first.tables.length,
      rows: first.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: second.files?.count ?? 0,
      isOlder,
    }
  } finally {
    await server.stop()
    await fs.rm(home, { recursive: true, force: true })
  }
}

const HOME_PREFIX = 'mediatheque-verify-'

/** Those of processes that were killed, with their servers. */
async function removeAbandonedHomes(): Promise<void> {
  for (const name of await fs.readdir(os.tmpdir())) {
    const maker = /^mediatheque-verify-(\d+)-/.exec(name)?.[1]
    if (maker === undefined || isAlive(Number(maker))) continue
    const home = path.join(os.tmpdir(), name)
    const dataDir = path.join(home, 'postgres/data')
    const pid = readPostmasterPid(dataDir)
    if (pid && isPostmasterOf(dataDir, pid)) await stopPostmaster(pid)
    // Another user's is theirs to remove.
    await fs.rm(home, { recursive: true, force: true }).catch(() => undefined)
  }
}

const isSaidByDatabase = (error: unknown): error is Error =>
  /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '')

async function sumOf(folder: string, table: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(tableFile(folder, table)), createGunzip(), hash)
  return hash.digest('hex')
}
