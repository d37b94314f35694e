import { EXACT_TOTAL_LIMIT } from '@mediatheque/contract/core/list-query.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export interface KindCountRow {
  type: string
  count: number
  is_estimate: boolean
}

/**
 * How many titles there are of each kind: counted in a catalogue of up to {@link EXACT_TOTAL_LIMIT} titles; in a larger one
 * worked out from what PostgreSQL itself keeps about the table, which takes as long for ten million titles as for ten.
 */
export async function countKinds(db: Database): Promise<KindCountRow[]> {
  const kept = await estimateKinds(db)
  const total = kept.reduce((sum, { count }) => sum + count, 0)
  if (total > EXACT_TOTAL_LIMIT) return kept
  const { rows } = await sql<{
    count: number
    type: string
  }>`select count(*)::int as count, type from titles group by type`.execute(db)
  return rows.map((row) => ({ ...row, is_estimate: false }))
}

async function estimateKinds(db: Database): Promise<KindCountRow[]> {
  const { rows } = await sql<{ type: string; count: number }>`
    select kind.type, (kind.share * size.reltuples)::int as count
    from pg_class size
    join pg_stats s on s.schemaname = size.relnamespace::regnamespace::text and s.tablename = size.relname and s.attname = 'type'
    cross join lateral unnest(s.most_common_vals::text::text[], s.most_common_freqs) as kind (type, share)
    where size.oid = 'titles'::regclass`.execute(db)
  return rows.map((row) => ({ ...row, is_estimate: true }))
}
