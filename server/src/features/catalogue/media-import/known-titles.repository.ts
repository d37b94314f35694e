import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** @returns ids of titles by value */
export async function findTitlesByExternalIds(
  db: Database,
  provider: string,
  values: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('title_external_ids')
    .select(['title_id', 'value'])
    .where('provider', '=', provider)
    .where(sql<boolean>`value = any (${[...values]}::text[])`)
    .execute()
  return new Map(rows.map(({ value, title_id }) => [value, title_id]))
}
