import type { Database } from '../../../platform/database/database.ts'

export function listExportedSocialProfiles(db: Database, userId: number) {
  return db
    .selectFrom('social_profiles')
    .select(['service', 'username', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('service')
    .execute()
}
