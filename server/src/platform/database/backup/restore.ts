import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { ConfigError } from '../../config/config-error.ts'
import { isApplicationOfOther } from '../application-name.ts'
import { withCommandClient } from '../command-client.ts'
import {
  ensureMigrationTable,
  findPendingMigrations,
  listAppliedMigrations,
  migrateDatabase,
  MIGRATION_LOCK_KEY,
  runMigration,
} from '../migrate.ts'
import { type Migration, readMigrations } from '../migrations.ts'
import { type BackupManifest, exists, tableFile } from './back-up.ts'
import { dropEverything } from './drop-everything.ts'
import { setFreeSequences } from './free-sequences.ts'
import { type PlacedFiles, placeFiles } from './place-files.ts'
import { DamagedBackup, proveBackup } from './prove-backup.ts'
import { readManifest } from './read-manifest.ts'
import { columnList, listTables } from './tables.ts'

export interface RestoreOptions {
  /** Whatever it holds is replaced, whichever version of this application made it. */
  url: string
  filesDir: string
  source: string
  /** Replace a database that has users in it; refused otherwise. */
  mayReplace: boolean
  /** Ends the work; until the last row is in, nothing of it stays. */
  signal?: AbortSignal | undefined
}

/**
 * Puts a backup back, all or nothing: until the last row is in, the database is as it was before. One of an older version
 * is brought to this one afterwards.
 * @throws ConfigError beside a running site, for a newer backup, and for a database in use that is not to be replaced
 */
export async function restore({
  url,
  filesDir,
  source,
  mayReplace,
  signal,
}: RestoreOptions): Promise<BackupManifest> {
  const manifest = await readManifest(source)
  const migrations = migrationsOf(manifest)
  await assertWhole(source, signal)
  const outcome = 'The database is as it was before.'
  let files: PlacedFiles | undefined
  try {
    await withCommandClient({ url, purpose: 'restore', outcome, signal }, async (client) => {
      await client.query('begin')
      await lockOut(client)
      if (!mayReplace) await assertUnused(client)
      await makeTables(client, migrations)
      await replaceRows(client, manifest, source)
      if (await exists(path.join(source, 'files')))
        files = await placeFiles(path.join(source, 'files'), filesDir)
      await files?.commit()
      await client.query('commit')
    })
  } catch (error) {
    await files?.discard()
    throw error
  }
  await files?.settle()
  await migrateDatabase(url, { signal })
  return manifest
}

/** Before anything is touched. @throws ConfigError for what is cut, changed or gone */
async function assertWhole(source: string, signal: AbortSignal | undefined): Promise<void> {
  await proveBackup(source, { ...(signal && { signal }) }).catch((error: unknown) => {
    if (!(error instanceof DamagedBackup)) throw error
    throw new ConfigError([
      `${path.join(source, error.message)} is damaged or missing. Nothing was changed.`,
    ])
  })
}

/**
 * Those that the database of the backup had, as this version knows them.
 * @throws ConfigError for a backup of a newer version
 */
function migrationsOf(manifest: BackupManifest): Migration[] {
  const known = readMigrations()
  const pending = new Set(findPendingMigrations(known, manifest.migrations, 'backup'))
  return known.filter((migration) => !pending.has(migration))
}

/**
 * Keeps other processes of this application away: those that run are refused, those that start wait for the lock which
 * each start takes. The lock ends with the transaction.
 */
async function lockOut(client: pg.ClientBase): Promise<void> {
  const { rows: locks } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_xact_lock($1) as taken',
    [MIGRATION_LOCK_KEY],
  )
  const { rows: sessions } = await client.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() order by name`,
  )
  const others = sessions.map(({ name }) => name).filter(isApplicationOfOther)
  if (others.length > 0 || !locks[0]?.taken) {
    throw new ConfigError([
      `The site uses this database (${others.join(', ') || 'it is starting'}): stop it first. Nothing was changed.`,
    ])
  }
}

async function assertUnused(client: pg.ClientBase): Promise<void> {
  if ((await listAppliedMigrations(client)).length === 0) return
  const { rows } = await client.query<{ used: boolean }>(
    'select exists (select 1 from users) or exists (select 1 from titles) as used',
  )
  if (rows[0]?.used)
    throw new ConfigError(['The database is not empty. Say --replace to lose what it holds.'])
}

/** Tables as the rows of the backup want them; kept where they are these already. */
async function makeTables(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  const wanted = migrations.map(({ name, checksum }) => `${name} ${checksum}`)
  const applied = (await listAppliedMigrations(client)).map(
    ({ name, checksum }) => `${name} ${checksum}`,
  )
  if (wanted.join() === applied.join()) return
  await dropEverything(client)
  await ensureMigrationTable(client)
  for (const migration of migrations) await runMigration(client, migration)
}

async function replaceRows(
  client: pg.Client,
  manifest: BackupManifest,
  source: string,
): Promise<void> {
  const tables = await listTables(client)
  // Counters come with the rows; triggers would count them a second time.
  for (const { name } of tables) await client.query(`alter table "${name}" disable trigger user`)
  await client.query(`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')} cascade`)
  for (const { name } of tables) {
    const saved = manifest.tables.find((table) => table.name === name)
    if (!saved) continue
    await fillTable(client, source, saved)
  }
  for (const { name } of tables) await client.query(`alter table "${name}" enable trigger user`)
  await setSequences(client)
  await setFreeSequences(client, manifest.sequences ?? [])
}

/** @throws ConfigError where the file of the table is gone, was cut or changed */
async function fillTable(
  client: pg.Client,
  source: string,
  { name, columns, rows }: BackupManifest['tables'][number],
): Promise<void> {
  const file = tableFile(source, name)
  const rowsIn = client.query(copyFrom(`copy "${name}" (${columnList(columns)}) from stdin`))
  const isWhole = await pipeline(createReadStream(file), createGunzip(), rowsIn).then(
    () => rowsIn.rowCount === rows,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code?.startsWith('Z_')) return false
      throw error
    },
  )
  if (!isWhole) throw new ConfigError([`${file} is damaged or missing. Nothing was changed.`])
}

async function setSequences(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.relname::text as table, a.attname::text as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`,
  )
  for (const { table, column, sequence } of rows) {
    await client.query(
      `select setval($1, greatest((select coalesce(max("${column}"), 0) from "${table}"), 1))`,
      [sequence],
    )
  }
}
