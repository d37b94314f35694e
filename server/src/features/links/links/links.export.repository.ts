import type { Database } from '../../../platform/database/database.ts'
import { MOST_EXPORTED_ROWS } from '../../../platform/account-export.ts'

export function listExportedLinks(db: Database, userId: number) {
  return db
    .selectFrom('links')
    .innerJoin('titles', 'titles.id', 'links.title_id')
    .select([
      'links.id',
      'links.title_id',
      'titles.name as title',
      'links.status',
      'links.created_at',
      'links.url',
      'links.season_number as season',
      'links.episode_number as episode',
    ])
    .where('links.user_id', '=', userId)
    .orderBy('links.id')
    .limit(MOST_EXPORTED_ROWS)
    .execute()
}

export function listExportedReports(db: Database, userId: number) {
  return db
    .selectFrom('reports')
    .select(['item_type', 'item_id', 'reason', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .limit(MOST_EXPORTED_ROWS)
    .execute()
}
