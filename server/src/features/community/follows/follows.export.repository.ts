import { sql } from 'kysely'
import { MOST_EXPORTED_ROWS } from '../../../platform/account-export.ts'
import type { Database } from '../../../platform/database/database.ts'

/** With the name of what is followed, where it is still there. */
export function listExportedFollows(db: Database, userId: number) {
  return db
    .selectFrom('follows as f')
    .select(['f.kind', 'f.item_id as id', 'f.created_at'])
    .select(
      sql<string | null>`case f.kind
        when 'user' then (select u.username from users u where u.id = f.item_id)
        when 'title' then (select t.name from titles t where t.id = f.item_id)
        when 'person' then (select p.name from people p where p.id = f.item_id)
        when 'list' then (select l.name from lists l where l.id = f.item_id and (l.visibility = 'public' or l.user_id = f.user_id))
      end`.as('name'),
    )
    .where('f.user_id', '=', userId)
    .orderBy('f.kind')
    .orderBy('f.item_id')
    .limit(MOST_EXPORTED_ROWS)
    .execute()
}
