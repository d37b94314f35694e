import { MOST_EXPORTED_ROWS } from '../../../platform/account-export.ts'
import type { Database } from '../../../platform/database/database.ts'

export function listExportedFiles(db: Database, userId: number) {
  return db
    .selectFrom('file_entries')
    .select(['id', 'name', 'mime', 'size_bytes', 'checksum', 'created_at'])
    .where('user_id', '=', userId)
    .where('purge_at', 'is', null)
    .orderBy('id')
    .limit(MOST_EXPORTED_ROWS)
    .execute()
}
