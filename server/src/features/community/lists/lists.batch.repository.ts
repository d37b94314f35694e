import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { ListItems, Lists } from '../../../platform/database/types.generated.ts'

/** Enters lists by import key; those already there are left alone and left out. @returns ids by import key */
export async function insertLists(
  db: Database,
  lists: readonly Insertable<Lists>[],
): Promise<Map<string, number>> {
  const rows = await db
    .insertInto('lists')
    .values([...lists])
    .onConflict((conflict) => conflict.column('import_key').doNothing())
    .returning(['id', 'import_key'])
    .execute()
  return new Map(rows.map(({ id, import_key }) => [String(import_key), id]))
}

export async function insertListItems(
  db: Database,
  items: readonly Insertable<ListItems>[],
): Promise<void> {
  if (items.length > 0)
    await db
      .insertInto('list_items')
      .values([...items])
      .execute()
}

export async function dateList(db: Database, id: number, updatedAt: Date): Promise<void> {
  await db.updateTable('lists').set({ updated_at: updatedAt }).where('id', '=', id).execute()
}

export async function deleteListsOfImport(db: Database, keysLike: string): Promise<void> {
  await db.deleteFrom('lists').where('import_key', 'like', keysLike).execute()
}
