import type { RequestState } from '@mediatheque/contract/community/requests/request-status.ts'
import type { Selectable } from 'kysely'
import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Requests } from '../../../platform/database/types.generated.ts'

/**
 * Requests as their history tells of them, which all read who look after requests: of one of a workspace, what became of
 * it, and not what was asked for.
 */
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
    ownerId: row.user_id,
    ...(row.workspace_id === null ? openly(row) : { name: `#${row.id}`, values: decidedOf(row) }),
  }))
}

type Decided = Pick<Selectable<Requests>, 'status' | 'user_id' | 'created_at'>

const decidedOf = ({ status, user_id, created_at }: Decided) => ({
  status: REQUEST_LABELS[status as RequestState],
  user_id,
  created_at,
})

const openly = (row: Selectable<Requests> & { readonly title: string | null }) => ({
  name: row.name,
  values: {
    ...row,
    ...decidedOf(row),
    title: row.title && `${row.title} (${row.title_id})`,
  },
})

const REQUEST_LABELS = { pending: 'Pending', processing: 'Processing', resolved: 'Resolved' }
