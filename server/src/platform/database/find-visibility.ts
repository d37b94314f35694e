import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Whether a reader may see one record of a table, by the rule for its kind, which calls the table by this alias.
 * Undefined where there is no such record.
 */
export async function findVisibility(
  db: Database,
  { table, alias, id }: { table: string; alias: string; id: number },
  rule: RawBuilder<boolean>,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ is_visible: boolean }>`select ${rule} as is_visible
    from ${sql.table(table)} as ${sql.ref(alias)} where ${sql.ref(`${alias}.id`)} = ${id}`.execute(
    db,
  )
  return rows[0]?.is_visible
}
