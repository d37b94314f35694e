import type { Database } from '../../../platform/database/database.ts'
import { publicLists } from './visible-lists.repository.ts'

/** Public lists of somebody that hold something. */
export async function countPublicListsOf(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('lists as l')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('l.user_id', '=', userId)
    .where(publicLists)
    .where('l.items_count', '>', 0)
    .executeTakeFirstOrThrow()
  return Number(count)
}
