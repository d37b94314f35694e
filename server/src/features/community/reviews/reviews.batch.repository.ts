import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Reviews } from '../../../platform/database/types.generated.ts'

/** A second review of one member of one title is left out. */
export function insertReviews(
  db: Database,
  reviews: readonly Insertable<Reviews>[],
): Promise<{ id: number; title_id: number; user_id: number | null }[]> {
  return db
    .insertInto('reviews')
    .values([...reviews])
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'title_id', 'user_id'])
    .execute()
}
