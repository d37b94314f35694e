import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** Somebody who is deleted, under their number. */
export interface DeletedPersonRow {
  readonly id: number
  readonly name: string
  /** Where what belongs to them lies. */
  readonly archive_id: number
}

const COLUMNS = ['person_id as id', 'name', 'id as archive_id'] as const

export interface NamedPerson {
  readonly id: number
  readonly name: string
}

export function findNamedPeople(db: Database, ids: readonly number[]): Promise<NamedPerson[]> {
  return db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .execute()
}

/** Nobody can credit or follow them until the transaction ends. */
export async function lockWholePeople(tx: Database, ids: readonly number[]): Promise<void> {
  await sql`select 1 from people where id = any (${[...ids]}::bigint[]) order by id for update`.execute(
    tx,
  )
}

/** Titles that credit one of these people. */
export async function listTitlesOfPeople(
  db: Database,
  ids: readonly number[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select distinct title_id as id from credits
    where person_id = any (${[...ids]}::bigint[]) order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

interface Deletion extends NamedPerson {
  readonly by: number | null
  readonly at: Date
}

/** Takes somebody out of every table that readers' queries read, with all that belongs to them. */
export async function archivePerson(tx: Database, { id, name, by, at }: Deletion): Promise<void> {
  await sql`with archive as (select archive_record('people', ${id}) as content)
    insert into deleted_people (person_id, name, deleted_by, deleted_at, content, account_ids)
    select ${id}, ${name}, ${by}, ${at}, content, archived_references_to(content, 'users') from archive`.execute(
    tx,
  )
}

/** Those of these people that are deleted now. */
export function findDeletedPeople(
  db: Database,
  ids: readonly number[],
): Promise<DeletedPersonRow[]> {
  return db
    .selectFrom('deleted_people')
    .select([...COLUMNS])
    .where('person_id', 'in', [0, ...ids])
    .where('restored_at', 'is', null)
    .orderBy('person_id')
    .execute()
}

/** The same, locked: of any number who restore them at once, one does. */
export function lockDeletedPeople(
  tx: Database,
  ids: readonly number[],
): Promise<DeletedPersonRow[]> {
  return tx
    .selectFrom('deleted_people')
    .select([...COLUMNS])
    .where('person_id', 'in', [0, ...ids])
    .where('restored_at', 'is', null)
    .orderBy('person_id')
    .forUpdate()
    .execute()
}

/** Titles that credited those who lie in these archives, as far as they are there. */
export async function listTitlesOfArchives(
  db: Database,
  archiveIds: readonly number[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select t.id from titles t where t.id in (
      select (r.one ->> 'title_id')::bigint from deleted_people d
      cross join lateral jsonb_array_elements(d.content) e (entry)
      cross join lateral jsonb_array_elements(e.entry -> 'rows') r (one)
      where d.id = any (${[...archiveIds]}::bigint[]) and e.entry ->> 'table' = 'credits') order by 1`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Titles of the credits that these merges moved, or archived, as far as they are there. */
export async function listTitlesOfMerges(
  db: Database,
  mergeIds: readonly number[],
): Promise<readonly number[]> {
  const rowsOf = (column: 'moved' | 'content') => sql`select r.one from merges m
    cross join lateral jsonb_array_elements(m.${sql.ref(column)}) e (entry)
    cross join lateral jsonb_array_elements(e.entry -> 'rows') r (one)
    where m.id = any (${[...mergeIds]}::bigint[]) and e.entry ->> 'table' = 'credits'`
  const { rows } = await sql<{ id: number }>`select t.id from titles t where t.id in (
      select c.title_id from credits c where c.id in (select (one ->> 'id')::bigint from (${rowsOf('moved')}) moved)
      union select (one ->> 'title_id')::bigint from (${rowsOf('content')}) archived) order by 1`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** As imports compare names. */
export async function normaliseName(db: Database, name: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select normalise_name(${name}) as name`.execute(db)
  return rows[0]!.name
}

/** Puts everything back, under its numbers. */
export async function restorePersonContent(tx: Database, archiveId: number): Promise<void> {
  await sql`select restore_archive(content) from deleted_people where id = ${archiveId}`.execute(tx)
}

export async function markPersonRestored(
  tx: Database,
  archiveId: number,
  restored: { by: number; at: Date },
): Promise<void> {
  await tx
    .updateTable('deleted_people')
    .set({ content: null, account_ids: [], restored_by: restored.by, restored_at: restored.at })
    .where('id', '=', archiveId)
    .execute()
}

/** What an account's deletion would do to rows that are in no table for now. */
export async function forgetAccountInDeletedPeople(tx: Database, userId: number): Promise<void> {
  await sql`update deleted_people set content = forget_account_in_archive(content, ${userId}),
      account_ids = array_remove(account_ids, ${userId}::bigint)
    where restored_at is null and account_ids @> array[${userId}]::bigint[]`.execute(tx)
}
