import type { Database } from '../../../platform/database/database.ts'

/** @returns the picture before, read under a lock so that of two changes at once each removes the right file */
export function replaceImage(
  db: Database,
  userId: number,
  image: string | null,
): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('users')
      .select('image')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await tx.updateTable('users').set({ image }).where('id', '=', userId).execute()
    return before.image
  })
}
