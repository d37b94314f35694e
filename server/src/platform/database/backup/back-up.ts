import { createWriteStream } from 'node:fs'
import { cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { ConfigError } from '../../config/config-error.ts'
import { applicationName } from '../application-name.ts'
import { type AppliedMigration, listAppliedMigrations } from '../migrate.ts'
import { columnList, listTables } from './tables.ts'

export const BACKUP_FORMAT = 1

/** What `manifest.json` of a backup says. */
export interface BackupManifest {
  format: number
  createdAt: string
  /** Migrations of the database that was backed up: a restore makes the tables by these, then applies newer ones. */
  migrations: AppliedMigration[]
  tables: { name: string; columns: string[]; rows: number }[]
}

export interface BackUpOptions {
  /** Is only read, whichever version of this application made it. */
  url: string
  /** Folder of stored files; copied beside the rows when it exists. */
  filesDir: string
  /** Folder to make; must not exist yet. */
  target: string
  onTable?: (name: string, rows: number) => void
}

/**
 * Writes every row as one consistent moment, while the site goes on, and the stored files. The folder appears under its
 * name when it is complete, so a backup that exists is a whole one.
 */
export async function backUp({
  url,
  filesDir,
  target,
  onTable,
}: BackUpOptions): Promise<BackupManifest> {
  if (await exists(target)) throw new ConfigError([`${target} exists already.`])
  const draft = `${target}.part`
  await rm(draft, { recursive: true, force: true })
  await mkdir(path.join(draft, 'tables'), { recursive: true })
  const manifest = await copyRows(url, draft, onTable)
  if (await exists(filesDir)) await cp(filesDir, path.join(draft, 'files'), { recursive: true })
  await writeFile(path.join(draft, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await rename(draft, target)
  return manifest
}

async function copyRows(
  url: string,
  draft: string,
  onTable: BackUpOptions['onTable'],
): Promise<BackupManifest> {
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName('backup'),
    options: '-c default_transaction_read_only=on',
  })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const migrations = await listAppliedMigrations(client)
    if (migrations.length === 0)
      throw new ConfigError(['This database holds no site yet: there is nothing to back up.'])
    const tables: BackupManifest['tables'] = []
    for (const { name, columns } of await listTables(client)) {
      // A table of partitions can only be read by a query.
      const rows = `select ${columnList(columns)} from "${name}"`
      const stream = client.query(copyTo(`copy (${rows}) to stdout`))
      await pipeline(stream, createGzip({ level: 6 }), createWriteStream(tableFile(draft, name)))
      tables.push({ name, columns, rows: stream.rowCount })
      onTable?.(name, stream.rowCount)
    }
    await client.query('commit')
    return { format: BACKUP_FORMAT, createdAt: new Date().toISOString(), migrations, tables }
  } finally {
    await client.end()
  }
}

export const tableFile = (folder: string, name: string): string =>
  path.join(folder, 'tables', `${name}.copy.gz`)

export async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
