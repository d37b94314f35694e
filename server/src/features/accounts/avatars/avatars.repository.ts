import type { Database } from '../../../platform/database/database.ts'

/** Which of these addresses accounts show as their picture. */
export async function listShownPictures(
  db: Database,
  addresses: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('image')
    .where('image', 'in', ['', ...addresses])
    .$narrowType<{ image: string }>()
    .execute()
  return rows.map(({ image }) => image)
}
