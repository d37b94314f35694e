import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Comments } from '../../../platform/database/types.generated.ts'

/** @returns their ids and those of their threads, in the order given */
export function insertComments(
  db: Database,
  comments: readonly Insertable<Comments>[],
): Promise<{ id: number; root_id: number | null }[]> {
  return db
    .insertInto('comments')
    .values([...comments])
    .returning(['id', 'root_id'])
    .execute()
}
