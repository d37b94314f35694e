import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { ContributionKind, WholeContribution } from './contribution-kind.ts'

/** Nothing that was decided about it, reported or found out, counts any more. */
const STARTS_AGAIN = {
  status: 'pending',
  validated_at: null,
  validated_by: null,
  reports_count: 0,
  dead_reports_count: 0,
}

/**
 * Writes a row of contributions again as it was taken away, waiting. Its version is another, so that whoever still has it
 * on the screen looks again. Columns that came to the table since have their defaults.
 */
export async function restoredRow(
  tx: Database,
  table: ContributionKind['table'],
  { content: { row }, title_id, file_id }: WholeContribution,
): Promise<void> {
  const restored = {
    ...row,
    ...STARTS_AGAIN,
    ...('file_id' in row && { file_id }),
    title_id,
    version: Number(row['version']) + 1,
  }
  const columns = sql.join(Object.keys(restored).map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(restored)}::jsonb)`.execute(
    tx,
  )
}
