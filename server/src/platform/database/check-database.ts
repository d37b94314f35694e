import pg from 'pg'
import { ConfigError } from '../config/config-error.ts'
import { applicationName } from './application-name.ts'
import { describeConnectionFailure } from './describe-connection-failure.ts'

/** The oldest that docs/CONFIGURATION.md promises. */
const OLDEST_VERSION = 15
const CONNECT_MS = 10_000
const EXTENSIONS = ['unaccent', 'pg_trgm']
/** Letters whose small forms tell a locale that knows letters from one that knows ASCII, or Turkish, only. */
const CAPITALS = 'IÀÉÎÕÜÇŁŃЖΩ'
const SMALL = 'iàéîõüçłńжω'

const MAKE_ANOTHER = `make one with: create database … encoding 'UTF8' locale 'C.UTF-8' template template0`

/**
 * Whether a database that somebody else set up can hold a site at all.
 * @throws ConfigError with a line for each thing that is wrong, and what to do
 */
export async function assertUsableDatabase(url: string, variable = 'DATABASE_URL'): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName('check'),
    connectionTimeoutMillis: CONNECT_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw new ConfigError([`${variable}: ${describeConnectionFailure(url, error)}.`])
  }
  try {
    refuse(await findFlaws(client), variable)
  } finally {
    await client.end()
  }
}

/**
 * Whether the user of this connection may do what migrations and the job queue do.
 * @throws ConfigError with a line for each right that is missing, and how to give it
 */
export async function assertMayMigrate(client: pg.ClientBase): Promise<void> {
  refuse(await findMissingRights(client))
}

function refuse(problems: readonly string[], variable = 'DATABASE_URL'): void {
  if (problems.length > 0)
    throw new ConfigError(problems.map((problem) => `${variable}: ${problem}.`))
}

async function findFlaws(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ version: string; encoding: string }>(
    `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`,
  )
  const { version = '0', encoding = '' } = rows[0] ?? {}
  const tooOld = describeTooOld(Number(version))
  if (tooOld) return [tooOld]
  if (encoding !== 'UTF8')
    return [`the database is encoded in ${encoding}, which lacks letters: ${MAKE_ANOTHER}`]
  const { rows: letters } = await client.query<{ small: string; are_letters: boolean }>(
    `select lower($1) as small, $1 ~ '^[[:alnum:]]+$' as are_letters`,
    [CAPITALS],
  )
  return letters[0]?.small === SMALL && letters[0].are_letters
    ? []
    : [
        `the locale of the database does not know all letters, so names would be lost: ${MAKE_ANOTHER}`,
      ]
}

/** @param version as `server_version_num` says it: 150004 */
export function describeTooOld(version: number): string | undefined {
  const major = Math.floor(version / 10_000)
  return major < OLDEST_VERSION
    ? `the server is PostgreSQL ${major}, and ${OLDEST_VERSION} is the oldest that will do`
    : undefined
}

interface Rights {
  user: string
  database: string
  schema: string | null
  is_read_only: boolean
  may_create: boolean
  may_create_tables: boolean
  may_use_temporary: boolean
  has_jobs: boolean
}

async function findMissingRights(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<Rights>(
    `select current_user as user, current_database() as database, current_schema() as schema,
       pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as is_read_only,
       has_database_privilege(current_database(), 'create') as may_create,
       has_database_privilege(current_database(), 'temporary') as may_use_temporary,
       coalesce(has_schema_privilege(to_regnamespace('public'), 'create'), false) as may_create_tables,
       to_regnamespace('pgboss') is not null as has_jobs`,
  )
  const rights = rows[0]!
  if (rights.is_read_only)
    return [
      'the database can only be read: name the primary here, and a standby in DATABASE_REPLICA_URL',
    ]
  const missing = await listMissingExtensions(client)
  const { user, database } = rights
  return [
    ...missing
      .filter(({ is_available }) => !is_available)
      .map(
        ({ name }) => `the server lacks the extension ${name}: install postgresql-contrib there`,
      ),
    ...(rights.schema !== 'public'
      ? [
          `tables would be made in ${rights.schema ?? 'no schema'} instead of public: alter role ${user} set search_path = public`,
        ]
      : []),
    ...(!rights.may_create && (missing.length > 0 || !rights.has_jobs)
      ? [
          `user ${user} may create neither extensions nor schemas: grant create on database ${database} to ${user}`,
        ]
      : []),
    ...(!rights.may_create_tables
      ? [`user ${user} may not create tables: grant create on schema public to ${user}`]
      : []),
    ...(!rights.may_use_temporary
      ? [
          `user ${user} may not use temporary tables: grant temporary on database ${database} to ${user}`,
        ]
      : []),
  ]
}

async function listMissingExtensions(
  client: pg.ClientBase,
): Promise<{ name: string; is_available: boolean }[]> {
  const { rows } = await client.query<{ name: string; is_available: boolean }>(
    `select wanted.name, available.name is not null as is_available
     from unnest($1::text[]) as wanted (name) left join pg_available_extensions available using (name)
     where available.installed_version is null`,
    [EXTENSIONS],
  )
  return rows
}
