import type { Database } from '../../../platform/database/database.ts'
import { MOST_EXPORTED_ROWS } from '../../../platform/account-export.ts'

export function listExportedReviews(db: Database, userId: number) {
  return db
    .selectFrom('reviews')
    .innerJoin('titles', 'titles.id', 'reviews.title_id')
    .select([
      'reviews.id',
      'reviews.title_id',
      'titles.name as title',
      'reviews.score',
      'reviews.body',
      'reviews.created_at',
      'reviews.updated_at',
    ])
    .where('reviews.user_id', '=', userId)
    .where('reviews.deleted_at', 'is', null)
    .orderBy('reviews.id')
    .limit(MOST_EXPORTED_ROWS)
    .execute()
}
