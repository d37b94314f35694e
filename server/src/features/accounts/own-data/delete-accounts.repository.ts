import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export interface DoomedAccount {
  readonly id: number
  readonly username: string
  readonly email: string
  readonly language: string | null
  readonly image: string | null
  readonly unconfirmed_email: string | null
}

/** One deletion at a time: two administrators who leave at the same moment must not both be let go. */
export async function lockDeletions(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('accounts.delete'))`.execute(tx)
}

export function listDoomedAccounts(tx: Database, ids: readonly number[]): Promise<DoomedAccount[]> {
  return (
    tx
      .selectFrom('users')
      .select(['id', 'username', 'email', 'language', 'image', 'unconfirmed_email'])
      .where('id', 'in', ids)
      .orderBy('id')
      // Before their sessions, as whoever replaces a password does.
      .forNoKeyUpdate()
      .execute()
  )
}

/** Who may do everything, by a role or alone, and is not suspended. */
export async function listAdministratorIds(tx: Database): Promise<number[]> {
  const rows = await tx
    .selectFrom('users')
    .select('users.id')
    .where('banned_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('user_permissions')
            .select('user_id')
            .whereRef('user_id', '=', 'users.id')
            .where('permission', '=', 'admin'),
        ),
        eb.exists(
          eb
            .selectFrom('user_roles')
            .innerJoin('role_permissions', 'role_permissions.role_id', 'user_roles.role_id')
            .select('user_roles.user_id')
            .whereRef('user_roles.user_id', '=', 'users.id')
            .where('role_permissions.permission', '=', 'admin'),
        ),
      ]),
    )
    .execute()
  return rows.map((row) => row.id)
}
