import type { Database } from '../../../platform/database/database.ts'
import { MOST_EXPORTED_ROWS } from '../../../platform/account-export.ts'

export function listExportedReleases(db: Database, table: 'nzbs' | 'torrents', userId: number) {
  return db
    .selectFrom(table)
    .innerJoin('titles', 'titles.id', `${table}.title_id`)
    .select([
      `${table}.id`,
      `${table}.title_id`,
      'titles.name as title',
      `${table}.status`,
      `${table}.created_at`,
      `${table}.name`,
    ])
    .where(`${table}.user_id`, '=', userId)
    .orderBy(`${table}.id`)
    .limit(MOST_EXPORTED_ROWS)
    .execute()
}
