import type { Database } from '../../../platform/database/database.ts'
import { MOST_EXPORTED_ROWS } from '../../../platform/account-export.ts'

export function listExportedNotifications(db: Database, userId: number) {
  return db
    .selectFrom('notifications')
    .select(['type', 'data', 'read_at', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .limit(MOST_EXPORTED_ROWS)
    .execute()
}

export function listExportedPreferences(db: Database, userId: number) {
  return db
    .selectFrom('notification_preferences')
    .select(['type', 'channels'])
    .where('user_id', '=', userId)
    .orderBy('type')
    .execute()
}
