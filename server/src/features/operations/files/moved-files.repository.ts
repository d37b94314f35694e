import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { FileRow } from './files.repository.ts'

/** Where a file lies: under `DATA_DIR/files`, or in a bucket. */
export type Disk = 'local' | 's3'

/** In their order, without those that are about to be removed. */
export function listFilesOn(
  db: Database,
  disk: Disk,
  { afterId, most }: { afterId: number; most: number },
): Promise<FileRow[]> {
  return db
    .selectFrom('file_entries')
    .selectAll()
    .where('disk', '=', disk)
    .where('id', '>', afterId)
    .where((eb) =>
      eb.or([
        eb('purge_at', 'is', null),
        eb('purge_at', '>', sql<Date>`now() + interval '1 hour'`),
      ]),
    )
    .orderBy('id')
    .limit(most)
    .execute()
}

/** @returns whether it was still there */
export async function setDisk(
  db: Database,
  { id, disk, key }: Pick<FileRow, 'id' | 'disk' | 'key'>,
  to: Disk,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('file_entries')
    .set({ disk: to })
    .where('id', '=', id)
    .where('disk', '=', disk)
    .where('key', '=', key)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether any file lies there. */
export async function hasFilesOn(db: Database, disk: Disk): Promise<boolean> {
  return (await listFilesOn(db, disk, { afterId: 0, most: 1 })).length > 0
}
