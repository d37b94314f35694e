import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** Who changes who may do everything does so one after the other, until the transaction ends. */
export async function lockAdministrators(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('accounts.administrators'))`.execute(tx)
}

/**
 * Whether anybody may do everything, by a role or alone, who is not suspended and has something to come in with: who was
 * invited and never chose a password has not.
 */
export async function hasOpenAdministrator(
  tx: Database,
  { isDemoCounted }: { readonly isDemoCounted: boolean },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (
    select from (
      select user_id from user_permissions where permission = 'admin'
      union all
      select held.user_id from role_permissions given
        join user_roles held on held.role_id = given.role_id where given.permission = 'admin'
    ) administrators join users u on u.id = administrators.user_id
    where u.banned_at is null and (${isDemoCounted} or not u.is_demo)
      and (u.password_hash is not null
        or exists (select from social_profiles where user_id = u.id)
        or exists (select from webauthn_credentials where user_id = u.id))) as found`.execute(tx)
  return rows[0]?.found ?? false
}
