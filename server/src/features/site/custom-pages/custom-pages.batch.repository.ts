import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { CustomPages } from '../../../platform/database/types.generated.ts'

/** Enters pages; those whose address is taken are left alone. */
export async function insertPages(
  db: Database,
  pages: readonly Insertable<CustomPages>[],
): Promise<void> {
  await db
    .insertInto('custom_pages')
    .values([...pages])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deletePagesOfImport(db: Database, keysLike: string): Promise<void> {
  await db.deleteFrom('custom_pages').where('import_key', 'like', keysLike).execute()
}
