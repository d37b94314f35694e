import type { Database } from '../../../platform/database/database.ts'
import { MOST_EXPORTED_ROWS } from '../../../platform/account-export.ts'
import { EXPORTED_COLUMNS } from './link-fields.ts'

export function listExportedLinks(db: Database, userId: number) {
  return db
    .selectFrom('links')
    .innerJoin('titles', 'titles.id', 'links.title_id')
    .select(EXPORTED_COLUMNS)
    .select('titles.name as title')
    .where('links.user_id', '=', userId)
    .orderBy('links.id')
    .limit(MOST_EXPORTED_ROWS)
    .execute()
}
