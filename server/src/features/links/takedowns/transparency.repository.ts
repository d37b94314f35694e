import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export interface Figures {
  /** `2026-11`, or `2026`. */
  readonly period: string
  readonly notices: number
  readonly items: number
  readonly withdrawn: number
  readonly refused: number
  readonly restored: number
  readonly counter_notices: number
  readonly median_hours: number | null
}

const FORMS = { month: 'YYYY-MM', year: 'YYYY' } as const

/** What happened in each month or year since then, newest first; each along the index of its moments. */
export async function countByPeriod(
  db: Database,
  unit: keyof typeof FORMS,
  since: Date,
): Promise<Figures[]> {
  const periodOf = (column: string) =>
    sql`to_char(${sql.ref(column)} at time zone 'UTC', ${sql.lit(FORMS[unit])})`
  const { rows } = await sql<Figures>`
    with events as (
      select ${periodOf('created_at')} as period, 'notice' as what, null::double precision as hours
        from takedown_notices where created_at >= ${since}
      union all select ${periodOf('decided_at')}, 'decided', extract(epoch from decided_at - created_at) / 3600
        from takedown_notices where decided_at >= ${since}
      union all select ${periodOf('n.created_at')}, 'item', null
        from takedown_notices n join takedown_items i on i.notice_id = n.id where n.created_at >= ${since}
      union all select ${periodOf('decided_at')}, 'refused', null
        from takedown_items where decided_at >= ${since} and decision = 'refused'
      union all select ${periodOf('withdrawn_at')}, 'withdrawn', null from withdrawals where withdrawn_at >= ${since}
      union all select ${periodOf('restored_at')}, 'restored', null from withdrawals where restored_at >= ${since}
      union all select ${periodOf('created_at')}, 'counter', null from counter_notices where created_at >= ${since})
    select period,
      count(*) filter (where what = 'notice')::int as notices,
      count(*) filter (where what = 'item')::int as items,
      count(*) filter (where what = 'withdrawn')::int as withdrawn,
      count(*) filter (where what = 'refused')::int as refused,
      count(*) filter (where what = 'restored')::int as restored,
      count(*) filter (where what = 'counter')::int as counter_notices,
      percentile_cont(0.5) within group (order by hours) filter (where what = 'decided') as median_hours
    from events group by period order by period desc`.execute(db)
  return rows
}
