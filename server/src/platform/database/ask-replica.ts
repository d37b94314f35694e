import { sql } from 'kysely'
import type { Database } from './database.ts'

/** What a database says of itself: whether it follows another, and by how much. */
export async function askReplica(
  db: Database,
): Promise<{ isReplica: boolean; behindSeconds: number }> {
  const { rows } = await sql<{ is_replica: boolean; behind: number | null }>`
    select pg_is_in_recovery() as is_replica,
      case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
        else ceil(extract(epoch from now() - pg_last_xact_replay_timestamp()))::int end as behind
  `.execute(db)
  const [said] = rows
  return { isReplica: said?.is_replica === true, behindSeconds: said?.behind ?? 0 }
}
