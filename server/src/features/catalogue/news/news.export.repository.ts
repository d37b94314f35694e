import type { Database } from '../../../platform/database/database.ts'
import { MOST_EXPORTED_ROWS } from '../../../platform/account-export.ts'

export function listExportedArticles(db: Database, userId: number) {
  return db
    .selectFrom('news_articles')
    .select(['id', 'title', 'body', 'published_at', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .limit(MOST_EXPORTED_ROWS)
    .execute()
}
