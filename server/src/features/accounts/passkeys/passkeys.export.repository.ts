import type { Database } from '../../../platform/database/database.ts'

export function listExportedPasskeys(db: Database, userId: number) {
  return db
    .selectFrom('webauthn_credentials')
    .select(['name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}
