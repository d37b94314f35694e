import type { Database } from '../../../platform/database/database.ts'

export function listExportedTokens(db: Database, userId: number) {
  return db
    .selectFrom('access_tokens')
    .select(['name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}
