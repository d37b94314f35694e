import type { Database } from '../../../platform/database/database.ts'
import { MOST_EXPORTED_ROWS } from '../../../platform/account-export.ts'

export function listExportedLists(db: Database, userId: number) {
  return db
    .selectFrom('lists')
    .select(['id', 'name', 'description', 'is_public', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .limit(MOST_EXPORTED_ROWS)
    .execute()
}
