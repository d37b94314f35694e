import { MOST_WAITING } from '@mediatheque/contract/operations/overview/overview.schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Jobs that were given up since a moment, up to {@link MOST_WAITING}; none where no job was ever made. */
export async function countFailedJobs(db: Database, since: Date): Promise<number> {
  const { rows: known } = await sql<{ is_there: boolean }>`
    select to_regclass('pgboss.job') is not null as is_there`.execute(db)
  if (!known[0]?.is_there) return 0
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select 1 from pgboss.job where state = 'failed' and completed_on >= ${since}
    limit ${MOST_WAITING}) as failed`.execute(db)
  return rows[0]?.count ?? 0
}
