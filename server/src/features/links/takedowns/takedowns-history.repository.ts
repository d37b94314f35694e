import { sql } from 'kysely'
import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import type { Database } from '../../../platform/database/database.ts'
import { referenceOf } from './takedowns.repository.ts'

interface StateRow {
  readonly id: number
  readonly status: string
  readonly created_at: Date
  readonly items: string[]
  readonly questions: number
  readonly counter_notices: string[]
}

export async function readNoticeStates(
  tx: Database,
  ids: readonly number[],
): Promise<AuditedState[]> {
  const { rows } = await sql<StateRow>`select n.id, n.status, n.created_at,
      (select coalesce(array_agg(i.item_type || ' ' || i.item_id || ', ' || i.title_name || ': '
          || case when w.restored_at is not null then 'restored' when w.opened_at is not null then 'withdrawn, open to staff' else i.decision end
          order by i.id), '{}')
        from takedown_items i left join withdrawals w on w.id = i.withdrawal_id where i.notice_id = n.id) as items,
      (select count(*)::int from takedown_messages m where m.notice_id = n.id and m.is_by_staff) as questions,
      (select coalesce(array_agg(c.id || ': ' || c.status order by c.id), '{}') from counter_notices c
        join takedown_items i on i.withdrawal_id = c.withdrawal_id where i.notice_id = n.id) as counter_notices
    from takedown_notices n where n.id = any (${[...ids]}::bigint[])`.execute(tx)
  return rows.map(({ id, created_at, ...values }) => ({
    id: Number(id),
    name: referenceOf({ id: Number(id), created_at }),
    values,
  }))
}
