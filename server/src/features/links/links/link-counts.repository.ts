import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** No more rows than that are looked at, roughly. */
const MOST_COUNTED = 200_000

/** How many links there are of each state: counted where they are few, else judged by some pages of the table. */
export async function estimateLinksByState(
  db: Database,
): Promise<Record<'active' | 'dead' | 'pending', number>> {
  const { rows: sizes } = await sql<{ size: number }>`select greatest(reltuples, 0)::float8 as size
    from pg_class where oid = 'links'::regclass`.execute(db)
  const percent = Math.min(100, (100 * MOST_COUNTED) / Math.max(1, sizes[0]?.size ?? 0))
  const { rows } = await sql<{ active: number; dead: number; pending: number }>`select
    count(*) filter (where status = 'active')::int as active,
    count(*) filter (where status = 'dead')::int as dead,
    count(*) filter (where status = 'pending')::int as pending
    from links tablesample system (${percent})`.execute(db)
  const scaled = (count: number) => Math.round((count * 100) / percent)
  const { active, dead, pending } = rows[0]!
  return { active: scaled(active), dead: scaled(dead), pending: scaled(pending) }
}
