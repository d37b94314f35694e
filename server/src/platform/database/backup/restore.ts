import { cp, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { applicationName } from '../application-name.ts'
import { BACKUP_FORMAT, type BackupManifest, exists, openTable } from './back-up.ts'
import { columnList, listTables } from './tables.ts'

export interface RestoreOptions {
  /** A migrated database. Whatever it holds is replaced. */
  url: string
  filesDir: string
  source: string
  /** Replace a database that has users in it; refused otherwise. */
  mayReplace: boolean
}

/** Puts a backup back, all or nothing: until the last row is in, the database is as it was before. */
export async function restore({
  url,
  filesDir,
  source,
  mayReplace,
}: RestoreOptions): Promise<BackupManifest> {
  const manifest = await readManifest(source)
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName('restore'),
  })
  await client.connect()
  try {
    await assertSameMigrations(client, manifest)
    if (!mayReplace) await assertUnused(client)
    await client.query('begin')
    await replaceRows(client, manifest, source)
    await client.query('commit')
  } finally {
    await client.end()
  }
  if (await exists(path.join(source, 'files')))
    await cp(path.join(source, 'files'), filesDir, { recursive: true })
  return manifest
}

async function readManifest(source: string): Promise<BackupManifest> {
  const manifest = JSON.parse(
    await readFile(path.join(source, 'manifest.json'), 'utf8'),
  ) as BackupManifest
  if (manifest.format !== BACKUP_FORMAT)
    throw new Error(`This version reads backups of format ${BACKUP_FORMAT}, not ${manifest.format}`)
  return manifest
}

async function assertSameMigrations(
  client: pg.ClientBase,
  manifest: BackupManifest,
): Promise<void> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  )
  if (JSON.stringify(rows) !== JSON.stringify(manifest.migrations)) {
    throw new Error(
      'The backup was made by another version: restore it with that version, then start this one to migrate.',
    )
  }
}

async function assertUnused(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ used: boolean }>(
    'select exists (select 1 from users) or exists (select 1 from titles) as used',
  )
  if (rows[0]?.used)
    throw new Error('The database is not empty. Say --replace to lose what it holds.')
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
    await pipeline(
      openTable(source, name),
      client.query(copyFrom(`copy "${name}" (${columnList(saved.columns)}) from stdin`)),
    )
  }
  for (const { name } of tables) await client.query(`alter table "${name}" enable trigger user`)
  await setSequences(client)
}

async function setSequences(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.relname::text as table, a.attname::text as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
  )
  for (const { table, column, sequence } of rows) {
    await client.query(
      `select setval($1, greatest((select coalesce(max("${column}"), 0) from "${table}"), 1))`,
      [sequence],
    )
  }
}
