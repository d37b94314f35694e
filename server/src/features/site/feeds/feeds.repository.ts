import type { Database } from '../../../platform/database/database.ts'

/** Since when titles are in the catalogue or, with its id, in a list: by their ids. */
export async function listDaysAdded(
  db: Database,
  titleIds: readonly number[],
  listId?: number,
): Promise<ReadonlyMap<number, Date>> {
  if (titleIds.length === 0) return new Map()
  const rows =
    listId === undefined
      ? await db
          .selectFrom('titles')
          .select(['id', 'created_at'])
          .where('id', 'in', titleIds)
          .execute()
      : await db
          .selectFrom('list_items')
          .select(['title_id as id', 'created_at'])
          .where('list_id', '=', listId)
          .where('title_id', 'in', titleIds)
          .execute()
  return new Map(rows.map(({ id, created_at: at }) => [id, at]))
}
