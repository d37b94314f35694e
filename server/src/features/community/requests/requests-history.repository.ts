import type { RequestState } from '@mediatheque/contract/community/requests/request-status.ts'
import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import type { Database } from '../../../platform/database/database.ts'

/** Requests as their history tells of them. */
export async function readRequestStates(
  tx: Database,
  ids: readonly number[],
): Promise<readonly AuditedState[]> {
  const rows = await tx
    .selectFrom('requests as r')
    .leftJoin('titles as t', 't.id', 'r.title_id')
    .selectAll('r')
    .select('t.name as title')
    .where('r.id', 'in', [0, ...ids])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    name: row.name,
    ownerId: row.user_id,
    values: {
      ...row,
      title: row.title && `${row.title} (${row.title_id})`,
      status: REQUEST_LABELS[row.status as RequestState],
    },
  }))
}

const REQUEST_LABELS = { pending: 'Pending', processing: 'Processing', resolved: 'Resolved' }
