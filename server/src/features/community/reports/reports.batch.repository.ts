import type { Insertable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Reports } from '../../../platform/database/types.generated.ts'

/** A second report of one member on one record is left out. */
export async function insertKnownReport(db: Database, report: Insertable<Reports>): Promise<void> {
  await db
    .insertInto('reports')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
