import { sql } from 'kysely'
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
      // By themselves: what roles allow is a change of the role.
      sql<boolean>`exists (select from user_permissions p
        where p.user_id = users.id and p.permission = 'liens.autoapprove')`.as('is_trusted'),
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
