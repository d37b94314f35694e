import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, copyFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { ConfigError } from '../../config/config-error.ts'
import { MARK_FILE } from '../../site-marks.ts'
import { withCommandClient } from '../command-client.ts'
import { type AppliedMigration, listAppliedMigrations } from '../migrate.ts'
import { findHalfMigration } from '../run-online.ts'
import { makeFolder } from '../../make-folder.ts'
import { describeDiskFailure } from './describe-disk-failure.ts'
import { MARK, openDraft, OWNER_ONLY } from './draft.ts'
import { type FreeSequence, readFreeSequences } from './free-sequences.ts'
import { type KeptKey, writeKey } from './kept-key.ts'
import { columnList, listTables } from './tables.ts'
import { walkFiles } from './walk-files.ts'

export const BACKUP_FORMAT = 1

/** What `manifest.json` of a backup says. */
export interface BackupManifest {
  format: number
  createdAt: string
  /** Migrations of the database that was backed up: a restore makes the tables by these, then applies newer ones. */
  migrations: AppliedMigration[]
  tables: { name: string; columns: string[]; rows: number }[]
  /** Counters that belong to no column, and the last number each gave. Older versions did not write them down. */
  sequences?: FreeSequence[]
  /** Stored files beside the rows. Older versions did not write it down. */
  files?: { count: number; sizeBytes: number }
  /** SHA-256 in hex of every file beside the manifest, by its name in the folder. Older versions did not write them down. */
  checksums?: Record<string, string>
}

export interface BackUpOptions {
  /** Is only read, whichever version of this application made it. */
  url: string
  /** Folder of stored files; copied beside the rows when it exists. */
  filesDir: string
  /** Folder to make; must not exist yet. */
  target: string
  /** The key of the site, to be kept with it, encrypted. */
  key?: KeptKey
  /** Ends the work; what was written of it goes. */
  signal?: AbortSignal
  /** How many of so many tables are written. */
  onProgress?: (done: number, total: number) => void
}

/**
 * Writes every row as one consistent moment, while the site goes on, and the stored files. The folder appears under its
 * name when it is complete, so a backup that exists is a whole one.
 */
export async function backUp(options: BackUpOptions): Promise<BackupManifest> {
  const { target, signal } = options
  if (await exists(target)) throw new ConfigError([`${target} exists already.`])
  const outcome = 'No backup was made'
  const { folder: draft, release } = await openDraft(target).catch((error: unknown) => {
    throw describeDiskFailure(error, target, outcome)
  })
  try {
    const rows = await copyRows(options, draft)
    const files = await copyFiles(options, draft)
    if (options.key) await writeKey(options.key, draft)
    const manifest = { ...rows, files, checksums: await sumUp(draft, signal) }
    signal?.throwIfAborted()
    await writeFile(path.join(draft, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: OWNER_ONLY.file,
    })
    await rm(path.join(draft, MARK))
    await rename(draft, target)
    return manifest
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw describeDiskFailure(error, target, outcome)
  } finally {
    release()
  }
}

/** Closes what was copied as well. @returns the sum of each file */
async function sumUp(
  draft: string,
  signal: AbortSignal | undefined,
): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  for await (const { path: file, name } of walkFiles(draft)) {
    if (name === MARK) continue
    await chmod(file, OWNER_ONLY.file)
    const hash = createHash('sha256')
    await pipeline(createReadStream(file), hash, { signal })
    sums[name] = hash.digest('hex')
  }
  return sums
}

async function copyFiles(
  { filesDir, signal }: BackUpOptions,
  draft: string,
): Promise<NonNullable<BackupManifest['files']>> {
  const copied = { count: 0, sizeBytes: 0 }
  if (!(await exists(filesDir))) return copied
  for await (const { path: file, name } of walkFiles(filesDir)) {
    signal?.throwIfAborted()
    if (isUnfinished(name)) continue
    const copy = path.join(draft, 'files', name)
    makeFolder(path.dirname(copy), OWNER_ONLY.folder)
    if (!(await copyUnlessGone(file, copy))) continue
    copied.count += 1
    copied.sizeBytes += (await stat(copy)).size
  }
  return copied
}

/** On its way to the place where it is stored: no stored file has a name like it, nor one below such a folder. */
const isUnfinished = (name: string) =>
  name.split('/').some((part) => part.startsWith('.')) && name !== MARK_FILE

/** @returns whether it was still there: somebody deletes files of a site that goes on */
async function copyUnlessGone(file: string, copy: string): Promise<boolean> {
  try {
    await copyFile(file, copy)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && !(await exists(file))) return false
    throw error
  }
}

async function copyRows(
  { url, signal, onProgress }: BackUpOptions,
  draft: string,
): Promise<BackupManifest> {
  const outcome = 'No backup was made.'
  return withCommandClient({ url, purpose: 'backup', outcome, signal }, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const migrations = await listAppliedMigrations(client)
    if (migrations.length === 0)
      throw new ConfigError(['This database holds no site yet: there is nothing to back up.'])
    await assertNoHalfMigration(client)
    const tables: BackupManifest['tables'] = []
    const all = await listTables(client)
    for (const { name, columns } of all) {
      // A table of partitions can only be read by a query.
      const rows = `select ${columnList(columns)} from "${name}"`
      const stream = client.query(copyTo(`copy (${rows}) to stdout`))
      const file = createWriteStream(tableFile(draft, name), { mode: OWNER_ONLY.file })
      await pipeline(stream, createGzip({ level: 6 }), file, { signal })
      tables.push({ name, columns, rows: stream.rowCount })
      onProgress?.(tables.length, all.length)
    }
    // Last, because a counter is of now and not of the moment of the rows: it must not lie behind one of them.
    const sequences = await readFreeSequences(client)
    await client.query('commit')
    const createdAt = new Date().toISOString()
    return { format: BACKUP_FORMAT, createdAt, migrations, tables, sequences }
  })
}

/** Tables that are neither as one version wants them nor as the next could not be made again. */
async function assertNoHalfMigration(client: pg.ClientBase): Promise<void> {
  const half = await findHalfMigration(client)
  if (half)
    throw new ConfigError([
      `The database is being upgraded (${half}): back it up when that is done, or do the rest of it now by \`npm run migrate\`.`,
    ])
}

export const tableFile = (folder: string, name: string): string =>
  path.join(folder, 'tables', `${name}.copy.gz`)

export async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
