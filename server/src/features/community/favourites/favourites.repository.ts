import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export async function findFavouriteIds(db: Database, userId: number): Promise<number[]> {
  const row = await db
    .selectFrom('favourite_titles')
    .select('title_ids')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.title_ids ?? []
}

export async function writeFavouriteIds(
  db: Database,
  userId: number,
  titleIds: readonly number[],
): Promise<void> {
  if (titleIds.length === 0) {
    await db.deleteFrom('favourite_titles').where('user_id', '=', userId).execute()
    return
  }
  const title_ids = [...titleIds]
  await db
    .insertInto('favourite_titles')
    .values({ user_id: userId, title_ids })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ title_ids }))
    .execute()
}

/** Those that are still there. */
export async function listExportedFavourites(db: Database, userId: number) {
  const { rows } = await sql<{ id: number; name: string }>`select t.id, t.name
    from favourite_titles f, unnest(f.title_ids) with ordinality as chosen (id, place)
    join titles t on t.id = chosen.id
    where f.user_id = ${userId} order by chosen.place`.execute(db)
  return rows
}
