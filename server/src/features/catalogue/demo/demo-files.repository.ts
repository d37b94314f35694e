import type { Database } from '../../../platform/database/database.ts'

/** Labels of qualities, which releases are named after. */
export async function listQualityLabels(db: Database): Promise<Map<number, string>> {
  const rows = await db.selectFrom('qualities').select(['id', 'label']).execute()
  return new Map(rows.map(({ id, label }) => [id, label]))
}
