import pg from 'pg'
import { applicationName } from './application-name.ts'
import { readMigrations, type Migration } from './migrations.ts'

/** Any fixed number, the same in every version: starts that run together wait for each other on it. */
const LOCK_KEY = 4_706_133_217

interface AppliedMigration {
  name: string
  checksum: string
}

/** A database whose history is not that of the migration files. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/**
 * Brings a database to the newest state. Each migration runs in a transaction of its own; forward only.
 * @returns names of the migrations that were applied now
 * @throws MigrationError when an applied migration was changed, is unknown, or fails
 */
export async function migrateDatabase(
  url: string,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName('migrate'),
  })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
    await client.query(`
      create table if not exists schema_migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`)
    const { rows } = await client.query<AppliedMigration>(
      'select name, checksum from schema_migrations',
    )
    const pending = findPendingMigrations(migrations, rows)
    for (const migration of pending) await applyMigration(client, migration)
    return pending.map((migration) => migration.name)
  } finally {
    await client.end()
  }
}

/**
 * The migrations that a database with this history still needs.
 * @throws MigrationError when the history is not that of the files
 */
export function findPendingMigrations(
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, checksum } of applied) {
    const migration = known.get(name)
    if (!migration)
      throw new MigrationError(`The database is newer than this version: it has migration ${name}.`)
    if (migration.checksum !== checksum) {
      throw new MigrationError(
        `Migration ${name} was changed after it was applied: write a new one instead.`,
      )
    }
  }
  const done = new Set(applied.map(({ name }) => name))
  return migrations.filter(({ name }) => !done.has(name))
}

async function applyMigration(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new MigrationError(
      `Migration ${migration.name} failed${describePosition(migration.sql, error)}: ${(error as Error).message}`,
      { cause: error },
    )
  }
}

function describePosition(sql: string, error: unknown): string {
  const position = Number((error as { position?: string }).position)
  return position ? ` on line ${sql.slice(0, position).split('\n').length}` : ''
}
