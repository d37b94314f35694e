import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { keysOf } from './withdrawal-keys.ts'
import { type Archive, lockWhatIsCounted } from './withdrawals.repository.ts'

/** Of a title that is deleted, under its number. */
export interface DeletedTitleRow {
  readonly id: number
  readonly name: string
  /** Where what belongs to it lies. */
  readonly archive_id: number
  readonly deleted_by: number | null
  readonly deleted_at: Date
  readonly is_hidden: boolean
}

const COLUMNS = [
  'title_id as id',
  'name',
  'id as archive_id',
  'deleted_by',
  'deleted_at',
  'is_hidden',
] as const

/** Tables with what a title is known by to imports. */
const OF_TITLES: readonly string[] = ['titles', 'title_external_ids']

export async function insertDeletedTitle(
  tx: Database,
  archive: Archive,
  deleted: { titleId: number; name: string; by: number | null; at: Date; isHidden: boolean },
): Promise<void> {
  const content = JSON.stringify(archive)
  await tx
    .insertInto('deleted_titles')
    .values({
      title_id: deleted.titleId,
      name: deleted.name,
      deleted_by: deleted.by,
      deleted_at: deleted.at,
      content,
      is_hidden: deleted.isHidden,
      keys: deleted.isHidden
        ? keysOf(archive.filter(({ table }) => OF_TITLES.includes(table)))
        : [],
      account_ids: sql`archived_references_to(${content}::jsonb, 'users')`,
      file_ids: sql`archived_references_to(${content}::jsonb, 'file_entries') || files_named_in(${content}::jsonb)`,
    })
    .execute()
}

/** Those of these titles that are deleted now. */
export function findDeletedTitles(
  db: Database,
  titleIds: readonly number[],
): Promise<DeletedTitleRow[]> {
  return db
    .selectFrom('deleted_titles')
    .select([...COLUMNS])
    .where('title_id', 'in', [0, ...titleIds])
    .where('restored_at', 'is', null)
    .orderBy('title_id')
    .execute()
}

/** The same, locked: of any number who restore them at once, one does. */
export function lockDeletedTitles(
  tx: Database,
  titleIds: readonly number[],
): Promise<DeletedTitleRow[]> {
  return tx
    .selectFrom('deleted_titles')
    .select([...COLUMNS])
    .where('title_id', 'in', [0, ...titleIds])
    .where('restored_at', 'is', null)
    .orderBy('title_id')
    .forUpdate()
    .execute()
}

/** Whether one of these keys is that of a hidden title. */
export async function isHiddenByKeys(db: Database, keys: readonly string[]): Promise<boolean> {
  const { rows } = await sql`select 1 from deleted_titles
    where is_hidden and restored_at is null and keys && ${[...keys]}::text[] limit 1`.execute(db)
  return rows.length > 0
}

/** A hidden title of this name, kind and year. */
export async function isHiddenByName(
  db: Database,
  { name, type, year }: { name: string; type: string; year: number | null },
): Promise<boolean> {
  const { rows } = await sql`select 1 from deleted_titles
    where is_hidden and restored_at is null
      and normalise_name(name) = normalise_name(${name}) and (normalise_name(${name}) <> '' or lower(name) = lower(${name}))
      and content -> 0 -> 'rows' -> 0 ->> 'type' = ${type}
      and (content -> 0 -> 'rows' -> 0 ->> 'year')::int is not distinct from ${year}::int limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Puts everything back, under its numbers. */
export async function restoreDeletedContent(tx: Database, archiveId: number): Promise<void> {
  await sql`select restore_archive(content) from deleted_titles where id = ${archiveId}`.execute(tx)
}

export async function markTitleRestored(
  tx: Database,
  archiveId: number,
  restored: { by: number; at: Date },
): Promise<void> {
  await tx
    .updateTable('deleted_titles')
    .set({
      content: null,
      account_ids: [],
      file_ids: [],
      restored_by: restored.by,
      restored_at: restored.at,
    })
    .where('id', '=', archiveId)
    .execute()
}

/** What comes of it, or null where it fails: then it is as if it had not been tried. */
export async function tryWithin<Result>(
  tx: Database,
  work: () => Promise<Result>,
): Promise<Result | null> {
  await sql`savepoint tried`.execute(tx)
  try {
    const result = await work()
    await sql`release savepoint tried`.execute(tx)
    return result
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await sql`rollback to savepoint tried`.execute(tx)
    return null
  }
}

/** What an account's deletion would do to rows that are in no table for now. */
export async function forgetAccountInDeletedTitles(tx: Database, userId: number): Promise<void> {
  await sql`update deleted_titles set content = forget_account_in_archive(content, ${userId}),
      account_ids = array_remove(account_ids, ${userId}::bigint)
    where restored_at is null and account_ids @> array[${userId}]::bigint[]`.execute(tx)
}

/**
 * Until the transaction ends nothing can be added that points at these titles. What they count is locked before them, as
 * by whoever changes it.
 */
export async function lockWholeTitles(tx: Database, ids: readonly number[]): Promise<void> {
  for (const id of ids) await lockWhatIsCounted(tx, id)
  await sql`select 1 from titles where id = any (${[...ids]}::bigint[]) order by id for update`.execute(
    tx,
  )
}
