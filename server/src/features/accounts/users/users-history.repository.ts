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
      'is_premium',
      'premium_until',
      sql<string>`coalesce(unconfirmed_email, email)`.as('email'),
      sql<boolean>`email_verified_at is not null`.as('is_verified'),
      sql<string[]>`array(select r.name from user_roles h join roles r on r.id = h.role_id
        where h.user_id = users.id order by r.id)`.as('roles'),
      // Without trust, which is told below.
      sql<string[]>`array(select p.permission || coalesce(' (' || (
          select string_agg((l ->> 'name') || ': ' || coalesce(l ->> 'value', '∞'), ', ' order by l ->> 'name')
          from jsonb_array_elements(p.restrictions) l) || ')', '')
        from user_permissions p where p.user_id = users.id and p.permission <> 'liens.autoapprove'
        order by p.permission)`.as('permissions'),
      sql<boolean>`exists (select from two_factor f
        where f.user_id = users.id and f.confirmed_at is not null)`.as('has_two_factor'),
      sql<number>`(select count(*)::int from sessions s where s.user_id = users.id)`.as(
        'sessions_count',
      ),
      sql<string[]>`array(select a.name from access_tokens a
        where a.user_id = users.id order by a.id)`.as('token_names'),
      // By themselves: what roles allow is a change of the role.
      sql<boolean>`exists (select from user_permissions p
        where p.user_id = users.id and p.permission = 'liens.autoapprove')`.as('is_trusted'),
    ])
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .execute()
  return rows.map(({ id, version, ...values }) => ({
    id,
    version,
    name: values.username,
    ownerId: id,
    values,
  }))
}
