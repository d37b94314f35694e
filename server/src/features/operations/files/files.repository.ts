import { type Insertable, type Selectable, sql } from 'kysely'
import type { Granted } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { FileUse } from '../../../platform/feature.ts'
import type { FileEntries, FileUploads } from '../../../platform/database/types.generated.ts'

export type FileRow = Selectable<FileEntries>
export type UploadRow = Selectable<FileUploads>

/**
 * Bytes that a member's files take, those on their way and those that are not quite deleted included. In one statement:
 * an upload that becomes a file meanwhile counts once.
 */
export async function sumFileBytes(db: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select coalesce(sum(size_bytes), 0)::bigint as bytes
    from (
      select size_bytes from file_entries where user_id = ${userId}
      union all
      select size_bytes from file_uploads where user_id = ${userId}
    ) files`.execute(db)
  return rows[0]!.bytes
}

/** Of all files that are not on their way out. */
export async function sumStoredBytes(db: Database): Promise<number> {
  const { bytes } = await db
    .selectFrom('file_entries')
    .select(({ fn }) => fn.sum<number | null>('size_bytes').as('bytes'))
    .where('purge_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/** Uploads of a member that may still go on. */
export async function countUnfinished(db: Database, userId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('file_uploads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

export function insertUpload(
  db: Granted<'file-space'>,
  upload: Insertable<FileUploads>,
): Promise<UploadRow> {
  return db.insertInto('file_uploads').values(upload).returningAll().executeTakeFirstOrThrow()
}

/** @returns the upload, for the one of several that ends it */
export function deleteUpload(db: Database, id: number): Promise<UploadRow | undefined> {
  return db.deleteFrom('file_uploads').where('id', '=', id).returningAll().executeTakeFirst()
}

/** Those whose time is over, or whose sender is gone. */
export function listAbandonedUploads(db: Database, now: Date, most: number): Promise<UploadRow[]> {
  return db
    .selectFrom('file_uploads')
    .selectAll()
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('user_id', 'is', null)]))
    .orderBy('expires_at')
    .limit(most)
    .execute()
}

export function insertFile(db: Database, file: Insertable<FileEntries>): Promise<FileRow> {
  return db.insertInto('file_entries').values(file).returningAll().executeTakeFirstOrThrow()
}

export function findFile(db: Database, id: number): Promise<FileRow | undefined> {
  return db
    .selectFrom('file_entries')
    .selectAll()
    .where('id', '=', id)
    .where('purge_at', 'is', null)
    .executeTakeFirst()
}

/** By numbers and by places, each once. */
export function listFiles(
  db: Database,
  { ids, keys }: { ids: readonly number[]; keys: readonly string[] },
): Promise<FileRow[]> {
  return db
    .selectFrom('file_entries')
    .selectAll()
    .where((eb) => eb.or([eb('id', 'in', [0, ...ids]), eb('key', 'in', ['', ...keys])]))
    .where('purge_at', 'is', null)
    .execute()
}

interface OwnFiles {
  readonly userId: number
  readonly purpose: string
  readonly ids: readonly number[]
}

export function listOwnFiles(db: Database, { userId, purpose, ids }: OwnFiles): Promise<FileRow[]> {
  return db
    .selectFrom('file_entries')
    .selectAll()
    .where('id', 'in', [0, ...ids])
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('purge_at', 'is', null)
    .execute()
}

/** Until the transaction ends, nobody deletes them. @returns those that are there */
export async function lockFiles(tx: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('file_entries')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .where('purge_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute()
  return rows.map(({ id }) => id)
}

/** @returns those that this hid: of two deletions at once each file counts for one */
export async function hideFiles(
  db: Database,
  ids: readonly number[],
  purgeAt: Date,
): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .updateTable('file_entries')
    .set({ purge_at: purgeAt })
    .where('id', 'in', ids)
    .where('purge_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Of files that a purpose keeps for a while after nothing uses them, those that are there, in use from now on: until the
 * transaction ends, nobody deletes them.
 */
export async function reviveFiles(
  tx: Database,
  { purpose, ids }: { readonly purpose: string; readonly ids: readonly number[] },
): Promise<number[]> {
  const rows = await tx
    .updateTable('file_entries')
    .set({ purge_at: null })
    .where('id', 'in', [0, ...ids])
    .where('purpose', '=', purpose)
    .where((eb) => eb.or([eb('purge_at', 'is', null), eb('purge_at', '>', sql<Date>`now()`)]))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Those whose bytes never passed through the site. @param afterId the last one looked at */
export function listUnreadFiles(db: Database, afterId: number, most: number): Promise<FileRow[]> {
  return db
    .selectFrom('file_entries')
    .selectAll()
    .where('checksum', 'is', null)
    .where('purge_at', 'is', null)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(most)
    .execute()
}

/** @param file its place as it was read: one that was put elsewhere meanwhile is read again */
export async function setChecksum(
  db: Database,
  { id, disk, key }: Pick<FileRow, 'id' | 'disk' | 'key'>,
  checksum: string,
): Promise<void> {
  await db
    .updateTable('file_entries')
    .set({ checksum })
    .where('id', '=', id)
    .where('disk', '=', disk)
    .where('key', '=', key)
    .execute()
}

export function listFilesToPurge(db: Database, now: Date, most: number): Promise<FileRow[]> {
  return db
    .selectFrom('file_entries')
    .selectAll()
    .where('purge_at', '<=', now)
    .orderBy('purge_at')
    .limit(most)
    .execute()
}

export async function deleteFileRow(db: Database, id: number): Promise<void> {
  await db.deleteFrom('file_entries').where('id', '=', id).execute()
}

interface OldFiles {
  readonly purpose: string
  readonly madeBefore: Date
  readonly afterId: number
  readonly most: number
}

/** Locked until the transaction ends, so that nobody begins to use one meanwhile. */
export async function lockOldFiles(
  tx: Database,
  { purpose, madeBefore, afterId, most }: OldFiles,
): Promise<Pick<FileRow, 'id' | 'user_id'>[]> {
  return tx
    .selectFrom('file_entries')
    .select(['id', 'user_id'])
    .where('purpose', '=', purpose)
    .where('purge_at', 'is', null)
    .where('created_at', '<', madeBefore)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** Those of these that still have an owner, who keeps them. */
export async function listKeptFiles(
  db: Database,
  ids: readonly number[],
): Promise<readonly FileUse[]> {
  const rows = await db
    .selectFrom('file_entries')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .where('user_id', 'is not', null)
    .execute()
  return rows.map(({ id }) => ({ fileId: id, kind: 'Kept by its owner', name: '' }))
}
