import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { UploadRow } from './files.repository.ts'

export interface TusUpload extends UploadRow {
  /** Bytes that have arrived. */
  readonly offset: number
  /** Those that never arrived included. */
  readonly pieces: number
}

/** An upload that can be resumed, and is not over. */
export async function findTusUpload(
  db: Database,
  { tusId, userId, now }: { tusId: string; userId: number; now: Date },
): Promise<TusUpload | undefined> {
  return db
    .selectFrom('file_uploads')
    .selectAll()
    .select((eb) => {
      const pieces = eb
        .selectFrom('file_upload_pieces')
        .whereRef('upload_id', '=', 'file_uploads.id')
      return [
        pieces
          .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('size_bytes'), lit(0)).as('sum'))
          .$asScalar()
          .$castTo<number>()
          .as('offset'),
        pieces
          .select(({ fn }) => fn.countAll().as('count'))
          .$asScalar()
          .$castTo<number>()
          .as('pieces'),
      ]
    })
    .where('tus_id', '=', tusId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export interface Piece {
  readonly id: number
  readonly key: string
  readonly size_bytes: number | null
}

/** Before its bytes are stored, so that the cleaning knows of them whatever happens. */
export async function insertPiece(
  db: Database,
  piece: { upload_id: number; start_byte: number; key: string },
): Promise<number> {
  const { id } = await db
    .insertInto('file_upload_pieces')
    .values(piece)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Counts a piece as arrived. @returns false when somebody else has written this part of the file meanwhile */
export async function countPiece(
  db: Database,
  { id, sizeBytes }: { id: number; sizeBytes: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update file_upload_pieces piece set size_bytes = ${sizeBytes}
    where id = ${id} and start_byte = (
      select coalesce(sum(size_bytes), 0) from file_upload_pieces other
      where other.upload_id = piece.upload_id)
    and not exists (
      select from file_upload_pieces other
      where other.upload_id = piece.upload_id and other.start_byte = piece.start_byte
        and other.size_bytes is not null)`.execute(db)
  return numAffectedRows === 1n
}

/** In the order of the file, those that never arrived last. */
export function listPieces(db: Database, uploadId: number): Promise<Piece[]> {
  return db
    .selectFrom('file_upload_pieces')
    .select(['id', 'key', 'size_bytes'])
    .where('upload_id', '=', uploadId)
    .orderBy(sql`size_bytes is null`)
    .orderBy('start_byte')
    .execute()
}

export async function deletePiece(db: Database, id: number): Promise<void> {
  await db.deleteFrom('file_upload_pieces').where('id', '=', id).execute()
}

/** What is left of an upload that became a file: its pieces, for the cleaning. @returns whether it was there */
export async function emptyUpload(
  db: Database,
  id: number,
  now: Date,
): Promise<UploadRow | undefined> {
  return db
    .updateTable('file_uploads')
    .set((eb) => ({
      key: eb(eb.ref('key'), '||', '-pieces'),
      tus_id: null,
      size_bytes: 0,
      expires_at: now,
    }))
    .where('id', '=', id)
    .where('tus_id', 'is not', null)
    .returningAll()
    .executeTakeFirst()
}
