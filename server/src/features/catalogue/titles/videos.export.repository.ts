import type { Database } from '../../../platform/database/database.ts'
import { MOST_EXPORTED_ROWS } from '../../../platform/account-export.ts'

export function listExportedVideos(db: Database, userId: number) {
  return db
    .selectFrom('videos')
    .innerJoin('titles', 'titles.id', 'videos.title_id')
    .select([
      'videos.id',
      'videos.title_id',
      'titles.name as title',
      'videos.created_at',
      'videos.name',
      'videos.url',
    ])
    .where('videos.user_id', '=', userId)
    .orderBy('videos.id')
    .limit(MOST_EXPORTED_ROWS)
    .execute()
}
