import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ConfigError } from '../config/config-error.ts'
import { applicationName } from './application-name.ts'
import { assertMayMigrate } from './check-database.ts'
import { briefly } from './briefly.ts'
import { withCommandClient } from './command-client.ts'
import { readMigrations, type Migration } from './migrations.ts'
import { inOneTransaction, type MigrationStep } from './online-steps.ts'
import { runSteps, stepsFor } from './run-online.ts'

/** Any fixed number, the same in every version: starts that run together wait for each other on it. */
export const MIGRATION_LOCK_KEY = 4_706_133_217

export interface AppliedMigration {
  name: string
  checksum: string
}

/** A database whose history is not that of the migration files. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

interface MigrateOptions {
  readonly migrations?: readonly Migration[]
  readonly signal?: AbortSignal | undefined
  /** Tables below this size are locked, for a moment. */
  readonly smallBytes?: number
}

/**
 * Brings a database to the newest state; forward only. Each migration runs in a transaction of its own, or in steps where
 * one of its tables is large.
 * @returns names of the migrations that were applied now
 * @throws ConfigError when its user may not; MigrationError when an applied migration was changed, is unknown, or fails; whatever broke when the signal was
 * aborted, which takes the migration at hand back, or leaves it after one of its steps
 */
export async function migrateDatabase(
  url: string,
  { migrations = readMigrations(), signal, smallBytes }: MigrateOptions = {},
): Promise<string[]> {
  signal?.throwIfAborted()
  const connect = () =>
    new pg.Client({ connectionString: url, application_name: applicationName('migrate') })
  const clients = [connect(), connect()] as const
  const [client, guard] = clients
  const breakOff = () => clients.forEach((each) => void each.end())
  // Told by the query that breaks.
  clients.forEach((each) => each.on('error', () => undefined))
  signal?.addEventListener('abort', breakOff)
  try {
    await client.connect()
    const pending = await findPending(client, migrations)
    if (pending.length === 0) return []
    await guard.connect()
    await takeTurn(guard)
    const applied: string[] = []
    for (const migration of pending) {
      await assertTurn(guard, signal)
      const steps = await stepsFor(client, migration, smallBytes)
      if (await applyOnce(client, migration, steps)) applied.push(migration.name)
    }
    return applied
  } finally {
    signal?.removeEventListener('abort', breakOff)
    await Promise.all(clients.map((each) => each.end()))
  }
}

const findPending = (client: pg.Client, migrations: readonly Migration[]) =>
  withLock(client, async () => {
    const found = findPendingMigrations(migrations, await listAppliedMigrations(client))
    if (found.length === 0) return []
    await assertMayMigrate(client)
    await ensureMigrationTable(client)
    return found
  })

/** As PostgreSQL calls it. */
const DISK_FULL = '53100'
const TURN_POLL_MILLISECONDS = 200

/**
 * Until this connection ends, no other start applies anything. Asked for again and again: whoever waits in a statement keeps
 * what is made concurrently from ever being done, since that waits for all who began before it.
 */
async function takeTurn(guard: pg.Client): Promise<void> {
  for (;;) {
    await guard.query('begin')
    const { rows } = await guard.query<{ taken: boolean }>(
      'select pg_try_advisory_xact_lock($1) as taken',
      [MIGRATION_LOCK_KEY + 1],
    )
    if (rows[0]?.taken) break
    await guard.query('rollback')
    await sleep(TURN_POLL_MILLISECONDS)
  }
  await guard.query('set local idle_in_transaction_session_timeout = 0')
}

/** @throws MigrationError where the connection broke that says whose turn it is: another start may be at it by now */
async function assertTurn(guard: pg.Client, signal: AbortSignal | undefined): Promise<void> {
  await guard.query('select').catch((error: unknown) => {
    signal?.throwIfAborted()
    throw new MigrationError(
      `The connection to the database broke (${(error as Error).message}). What is done stays: do the rest by \`npm run migrate\`.`,
      { cause: error },
    )
  })
}

/** In order; none where no version of this application made its tables yet. */
export async function listAppliedMigrations(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows: tables } = await client.query(
    `select from pg_class where oid = to_regclass('public.schema_migrations')`,
  )
  if (tables.length === 0) return []
  const { rows } = await client.query<AppliedMigration>(
    'select name, checksum from schema_migrations order by name',
  )
  return rows
}

export async function ensureMigrationTable(client: pg.ClientBase): Promise<void> {
  await client.query(`
    create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`)
}

/**
 * Whether a database is of this version.
 * @throws ConfigError where it is older or holds no site; MigrationError where it is newer
 */
export async function assertMigrated(url: string): Promise<void> {
  const applied = await withCommandClient(
    { url, purpose: 'check', outcome: 'Nothing was changed.' },
    listAppliedMigrations,
  )
  if (applied.length === 0)
    throw new ConfigError(['This database holds no site yet: start the site first.'])
  const { length } = findPendingMigrations(readMigrations(), applied)
  if (length > 0)
    throw new ConfigError([
      `The database is of an older version (migrations to apply: ${length}): start the site with this version, or \`npm run upgrade\`. Nothing was changed.`,
    ])
}

const NEWER_ADVICE = {
  database:
    'Start the version that it was upgraded to, or put the backup back that was made before: `npm run restore -- FOLDER --replace`.',
  backup: 'Restore it with the version that made it, or a newer one.',
}

/**
 * The migrations that a database with this history still needs.
 * @throws MigrationError when the history is not that of the files
 */
export function findPendingMigrations(
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
  holder: keyof typeof NEWER_ADVICE = 'database',
): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, checksum } of applied) {
    const migration = known.get(name)
    if (!migration)
      throw new MigrationError(
        `The ${holder} is newer than this version: it has migration ${name}. ${NEWER_ADVICE[holder]}`,
      )
    if (migration.checksum !== checksum) {
      throw new MigrationError(
        `Migration ${name} was changed after the ${holder} had it: write a new one instead.`,
      )
    }
  }
  const done = new Set(applied.map(({ name }) => name))
  return migrations.filter(({ name }) => !done.has(name))
}

/** In a transaction that begins when no other start, and no restore, is at work. A pool keeps no lock for longer. */
async function withLock<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK_KEY])
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** @returns whether no other start was quicker */
async function applyOnce(
  client: pg.Client,
  migration: Migration,
  steps: readonly MigrationStep[] | undefined,
): Promise<boolean> {
  const isApplied = async () => {
    const { rows } = await client.query('select from schema_migrations where name = $1', [
      migration.name,
    ])
    return rows.length > 0
  }
  if (steps) {
    if (await isApplied()) return false
    await saying(migration, () => runSteps(client, migration, steps))
    return true
  }
  return briefly(client, async () => {
    // Keeps a restore away.
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK_KEY])
    if (await isApplied()) return false
    await runMigration(client, migration)
    return true
  })
}

/** Applies one in the transaction that the caller opened, and notes it. */
export async function runMigration(client: pg.ClientBase, migration: Migration): Promise<void> {
  await saying(migration, async () => {
    await dropLeftCounters(client, migration)
    await inOneTransaction(migration, (sql) => client.query(sql))
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
  })
}

/**
 * Version 0.1.0 leaves counters of newer versions that belong to no table where it puts a backup back: a migration that makes
 * one finds it there when the site is upgraded once more.
 */
async function dropLeftCounters(client: pg.ClientBase, { sql }: Migration): Promise<void> {
  for (const [, name] of sql.matchAll(/^create sequence (\w+)/gm))
    await client.query(`drop sequence if exists ${pg.escapeIdentifier(name!)}`)
}

async function saying(migration: Migration, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    const advice =
      code === DISK_FULL
        ? '. The disk of the database is full: make room and start again, what is done stays.'
        : ''
    throw new MigrationError(
      `Migration ${migration.name} failed${describePosition(migration.sql, error)}: ${message}${advice}`,
      { cause: error },
    )
  }
}

function describePosition(sql: string, error: unknown): string {
  const position = Number((error as { position?: string }).position)
  return position ? ` on line ${sql.slice(0, position).split('\n').length}` : ''
}
