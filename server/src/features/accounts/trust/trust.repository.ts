import type { TrustWay } from '@mediatheque/contract/accounts/trust/trust.schemas.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** By what way an account is trusted, as a part of a query of `users u`: what a role gives cannot be taken from one alone. */
export const trustWay: RawBuilder<TrustWay> = sql`case
  when exists (select from user_roles r join role_permissions p on p.role_id = r.role_id
    where r.user_id = u.id and p.permission in ('admin', 'liens.autoapprove')) then 'role'
  when exists (select from user_permissions p where p.user_id = u.id and p.permission = 'admin') then 'role'
  when exists (select from user_permissions p
    where p.user_id = u.id and p.permission = 'liens.autoapprove') then 'given' end`

export async function findTrust(db: Database, userId: number): Promise<TrustWay> {
  const { rows } = await sql<{
    trust: TrustWay
  }>`select ${trustWay} as trust from users u where id = ${userId}`.execute(db)
  return rows[0]?.trust ?? null
}

/** Which version of trust an account has, as a part of a query of `users u`. */
export const trustVersion: RawBuilder<number> = sql`coalesce(
  (select a.version from account_trust a where a.id = u.id), 1)`

/** Makes the row that is locked and counted, of who has none yet. The account is locked before. */
export async function ensureTrustRow(tx: Database, userId: number): Promise<void> {
  await tx
    .insertInto('account_trust')
    .values({ id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** @returns the new version */
export async function countTrustVersion(tx: Database, userId: number): Promise<number> {
  const { version } = await tx
    .updateTable('account_trust')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', userId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

export interface TrustChange {
  readonly at: Date
  readonly actor_id: number | null
  readonly action: string
}

/** When trust was last given to an account or taken from it, and by whom. */
export async function findLastTrustChange(
  db: Database,
  userId: number,
): Promise<TrustChange | undefined> {
  const { rows } = await sql<TrustChange>`select at, actor_id, action from audit_events
    where record_type = 'user' and record_id = ${String(userId)} and changes ? 'is_trusted'
    order by id desc limit 1`.execute(db)
  return rows[0]
}
