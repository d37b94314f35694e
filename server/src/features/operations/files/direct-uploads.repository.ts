import { sql, type SqlBool } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { UploadRow } from './files.repository.ts'

/** An upload that goes straight to the bucket, in parts: a short one in one. */
export interface DirectUpload extends UploadRow {
  readonly bucket_upload_id: string
  readonly part_bytes: number
}

/** By its whole key and by the number that the bucket gave it, or by the end of its key. */
export type DirectUploadName =
  | { readonly key: string; readonly uploadId: string }
  | { readonly fileName: string }

/** One that is its sender's, and not over. */
export async function findDirectUpload(
  db: Database,
  { userId, now, ...name }: DirectUploadName & { userId: number; now: Date },
): Promise<DirectUpload | undefined> {
  return db
    .selectFrom('file_uploads')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .$narrowType<{ bucket_upload_id: string; part_bytes: number }>()
    .where('bucket_upload_id', 'is not', null)
    .$call((query) =>
      'key' in name
        ? query.where('key', '=', name.key).where('bucket_upload_id', '=', name.uploadId)
        : query.where(sql<SqlBool>`split_part(key, '/', -1) = ${name.fileName}`),
    )
    .executeTakeFirst()
}

/** @returns false where it is gone meanwhile */
export async function nameInBucket(
  db: Database,
  { id, uploadId }: { id: number; uploadId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('file_uploads')
    .set({ bucket_upload_id: uploadId })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
