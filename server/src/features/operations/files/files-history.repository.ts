import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import type { Database } from '../../../platform/database/database.ts'

/** Files that were not deleted, with what their history keeps. */
export async function readFileStates(
  tx: Database,
  ids: readonly number[],
): Promise<readonly AuditedState[]> {
  const rows = await tx
    .selectFrom('file_entries')
    .select(['id', 'user_id', 'name', 'purpose', 'mime', 'size_bytes', 'is_public'])
    .where('id', 'in', [0, ...ids])
    .where('purge_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id, user_id, ...values }) => ({
    id,
    name: values.name,
    ownerId: user_id,
    values,
  }))
}
