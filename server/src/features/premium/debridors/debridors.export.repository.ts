import type { Database } from '../../../platform/database/database.ts'

export function listExportedDebridors(db: Database, userId: number) {
  return db
    .selectFrom('debrid_accounts')
    .select(['provider', 'key_ending', 'username', 'is_active', 'expires_at', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}
