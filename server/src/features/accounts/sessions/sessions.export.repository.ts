import type { Database } from '../../../platform/database/database.ts'

export function listExportedSessions(db: Database, userId: number) {
  return db
    .selectFrom('sessions')
    .select(['user_agent', 'ip_address', 'created_at', 'last_active_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}
