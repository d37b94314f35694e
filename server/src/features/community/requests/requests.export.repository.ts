import { MOST_EXPORTED_ROWS } from '../../../platform/account-export.ts'
import type { Database } from '../../../platform/database/database.ts'

export function listExportedRequests(db: Database, userId: number) {
  return db
    .selectFrom('requests as r')
    .leftJoin('titles as t', 't.id', 'r.title_id')
    .select([
      'r.name',
      'r.title_type as type',
      'r.url',
      'r.note',
      'r.season_number as season',
      'r.is_full_season as full_season',
      'r.episode_numbers as episodes',
      'r.status',
      'r.created_at',
      't.name as title',
    ])
    .where('r.user_id', '=', userId)
    .orderBy('r.id')
    .limit(MOST_EXPORTED_ROWS)
    .execute()
}

export function listExportedSupport(db: Database, userId: number) {
  return db
    .selectFrom('request_supporters as s')
    .innerJoin('requests as r', 'r.id', 's.request_id')
    .select(['r.name', 's.created_at'])
    .where('s.user_id', '=', userId)
    .orderBy('s.request_id')
    .limit(MOST_EXPORTED_ROWS)
    .execute()
}
