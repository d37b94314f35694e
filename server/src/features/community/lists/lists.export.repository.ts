import { type ListVisibility } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { sql } from 'kysely'
import { MOST_EXPORTED_ROWS } from '../../../platform/account-export.ts'
import type { Database } from '../../../platform/database/database.ts'

interface ExportedItem {
  readonly id: number
  readonly name: string
  readonly note: string | null
  readonly added_at: string
}

export function listExportedLists(db: Database, userId: number) {
  return db
    .selectFrom('lists as l')
    .select(['l.id', 'l.name', 'l.description', 'l.created_at'])
    .select([
      sql.ref<ListVisibility>('l.visibility').as('visibility'),
      sql<ExportedItem[]>`coalesce((select jsonb_agg(jsonb_build_object(
        'id', t.id, 'name', t.name, 'note', i.note, 'added_at', i.created_at) order by i.position, i.title_id)
        from list_items i join titles t on t.id = i.title_id where i.list_id = l.id), '[]')`.as(
        'titles',
      ),
    ])
    .where('l.user_id', '=', userId)
    .where((is) => is.or([is('l.withheld', 'is', null), is('l.withheld', '=', 'hidden')]))
    .orderBy('l.id')
    .limit(MOST_EXPORTED_ROWS)
    .execute()
}
