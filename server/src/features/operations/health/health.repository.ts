import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** Of the newest so many titles it is known whether they can be searched. */
const LOOKED_AT_TITLES = 200

export interface DatabaseFigures {
  readonly size: number
  readonly connections: number
  readonly most_connections: number
  /** Seconds; null where none is open besides the one that asks. */
  readonly oldest_transaction: number | null
  /** Whether the last that the server tried to put into its archive did not get there. */
  readonly is_archive_failing: boolean
}

/**
 * Connections are those of the whole server: the number that it takes is one for all. Of those of others PostgreSQL tells
 * no more than which database they are for.
 */
export async function readDatabaseFigures(db: Database): Promise<DatabaseFigures> {
  const { rows } = await sql<DatabaseFigures>`select
    pg_database_size(current_database())::float8 as size,
    (select count(*)::int from pg_stat_activity
      where backend_type = 'client backend' or (backend_type is null and datid is not null)) as connections,
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most_connections,
    (select extract(epoch from max(clock_timestamp() - xact_start))::int from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()) as oldest_transaction,
    (select current_setting('archive_mode') <> 'off' and last_failed_time > coalesce(last_archived_time, '-infinity')
      from pg_stat_archiver) is true as is_archive_failing
    `.execute(db)
  return rows[0]!
}

export async function readServerVersion(db: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select split_part(current_setting('server_version'), ' ', 1) as version`.execute(db)
  return rows[0]!.version
}

export async function readDatabaseTime(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  return rows[0]!.now
}

export interface AppliedChange {
  readonly name: string
  readonly checksum: string
  readonly applied_at: Date
}

export const listAppliedChanges = (db: Database): Promise<AppliedChange[]> =>
  db
    .selectFrom('schema_migrations')
    .select(['name', 'checksum', 'applied_at'])
    .orderBy('name')
    .execute()

export interface MailFigures {
  readonly sent: number
  readonly failed: number
  /** Kept because there is no server to send it by. */
  readonly kept: number
  readonly waiting: number
  readonly waits_since: Date | null
  readonly last_sent: Date | null
  /** How the newest ended that was sent or given up. */
  readonly last_status: string | null
}

/** Numbers are of the time since. */
export async function readMailFigures(db: Database, since: Date): Promise<MailFigures> {
  const { rows } = await sql<MailFigures>`select
    count(*) filter (where status = 'sent')::int as sent,
    count(*) filter (where status = 'failed')::int as failed,
    count(*) filter (where status = 'kept')::int as kept,
    (select count(*)::int from (select from outgoing_mails where status = 'queued' limit 10000) w) as waiting,
    (select created_at from outgoing_mails where status = 'queued' order by id limit 1) as waits_since,
    (select sent_at from outgoing_mails where status = 'sent' order by id desc limit 1) as last_sent,
    (select status from (
      (select id, status from outgoing_mails where status = 'sent' order by id desc limit 1)
      union all
      (select id, status from outgoing_mails where status = 'failed' order by id desc limit 1)) ended
      order by id desc limit 1) as last_status
    from outgoing_mails where created_at >= ${since}`.execute(db)
  return rows[0]!
}

export interface JobFigures {
  readonly waiting: number
  readonly running: number
  readonly failed: number
  /** The first moment from which one of those that wait could have been begun. */
  readonly waits_since: Date | null
}

/** Waiting are those whose time has come; given up those of the time since. The queue must be there. */
export async function readJobFigures(
  db: Database,
  times: { readonly now: Date; readonly since: Date },
): Promise<JobFigures> {
  const { rows } = await sql<JobFigures>`select
    count(*) filter (where state in ('created', 'retry') and start_after <= ${times.now})::int as waiting,
    count(*) filter (where state = 'active')::int as running,
    count(*) filter (where state = 'failed' and completed_on >= ${times.since})::int as failed,
    min(start_after) filter (where state in ('created', 'retry') and start_after <= ${times.now}) as waits_since
    from pgboss.job where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_pgboss%'`.execute(
    db,
  )
  return rows[0]!
}

export interface SearchFigures {
  readonly broken_indexes: number
  /** Of the newest titles. */
  readonly without_document: number
}

export async function readSearchFigures(db: Database): Promise<SearchFigures> {
  const { rows } = await sql<SearchFigures>`select
    (select count(*)::int from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relnamespace = 'public'::regnamespace and not (i.indisvalid and i.indisready)) as broken_indexes,
    (select count(*)::int from (select id from titles order by id desc limit ${LOOKED_AT_TITLES}) t
      where not exists (select from title_search s where s.title_id = t.id)) as without_document
    `.execute(db)
  return rows[0]!
}

/** What connections of this application call themselves; processes that look for events, as if they listened. */
export async function listConnectionNames(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select distinct application_name as name
    from pg_stat_activity where datname = current_database()
    union select 'mediatheque events ' || process from event_readers where seen_at > now() - interval '1 minute'`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

export interface NotedState {
  readonly part: string
  readonly state: string
  readonly since: Date
}

export const listNotedStates = (db: Database): Promise<NotedState[]> =>
  db.selectFrom('health_states').select(['part', 'state', 'since']).execute()

/** What is as it was keeps its time. */
export async function noteStates(
  db: Database,
  states: readonly { readonly part: string; readonly state: string }[],
  now: Date,
): Promise<void> {
  await db
    .insertInto('health_states')
    .values(states.map(({ part, state }) => ({ part, state, since: now })))
    .onConflict((conflict) =>
      conflict
        .column('part')
        .doUpdateSet((eb) => ({ state: eb.ref('excluded.state'), since: eb.ref('excluded.since') }))
        .whereRef('health_states.state', '<>', sql.ref('excluded.state')),
    )
    .execute()
}
