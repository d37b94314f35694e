import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** An upload, by its number or by its name in addresses. */
export type NamedUpload = { readonly id: number } | { readonly tusId: string }

const named = (upload: NamedUpload): RawBuilder<SqlBool> =>
  'id' in upload ? sql<SqlBool>`id = ${upload.id}` : sql<SqlBool>`tus_id = ${upload.tusId}`

const HELD = '15 seconds'

/** By the clock of the database, which all processes share. @returns whether this writer has it now */
export async function takeWriting(
  db: Database,
  upload: NamedUpload,
  writer: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update file_uploads set writer = ${writer}, is_writer_asked = false,
      writer_until = clock_timestamp() + ${HELD}::interval
    where ${named(upload)}
      and (writer is null or writer = ${writer} or writer_until < clock_timestamp())`.execute(db)
  return numAffectedRows === 1n
}

/** @returns whether there is such an upload */
export async function askWriter(db: Database, upload: NamedUpload): Promise<boolean> {
  const rows = await db
    .updateTable('file_uploads')
    .set({ is_writer_asked: true })
    .where(named(upload))
    .returning('id')
    .execute()
  return rows.length > 0
}

/** @returns whether it may go on: it still has it, and nobody asked */
export async function keepWriting(
  db: Database,
  upload: NamedUpload,
  writer: string,
): Promise<boolean> {
  const { rows } = await sql<{ is_writer_asked: boolean }>`
    update file_uploads set writer_until = clock_timestamp() + ${HELD}::interval
    where ${named(upload)} and writer = ${writer} returning is_writer_asked`.execute(db)
  return rows[0]?.is_writer_asked === false
}

export async function endWriting(db: Database, upload: NamedUpload, writer: string): Promise<void> {
  await db
    .updateTable('file_uploads')
    .set({ writer: null, writer_until: null, is_writer_asked: false })
    .where(named(upload))
    .where('writer', '=', writer)
    .execute()
}
