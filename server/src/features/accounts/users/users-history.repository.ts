import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import type { Database } from '../../../platform/database/database.ts'

/** Accounts with what their history keeps. */
export async function readUserStates(
  tx: Database,
  ids: readonly number[],
): Promise<readonly AuditedState[]> {
  const rows = await tx
    .selectFrom('users')
    .select([
      'id',
      'version',
      'username',
      'first_name',
      'last_name',
      'image',
      'language',
      'country',
      'timezone',
      'opens_links_premium',
    ])
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .execute()
  return rows.map(({ id, version, username, ...values }) => ({
    id,
    version,
    name: username,
    ownerId: id,
    values,
  }))
}
