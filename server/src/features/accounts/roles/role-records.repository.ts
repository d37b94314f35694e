import { MOST_COUNTED_MEMBERS } from '@mediatheque/contract/accounts/roles/roles.schemas.ts'
import type { GrantedPermission } from '@mediatheque/contract/core/permissions.ts'
import { sql } from 'kysely'
import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import type { Database } from '../../../platform/database/database.ts'

export interface RoleRow {
  readonly id: number
  readonly version: number
  readonly key: string | null
  readonly name: string
  readonly description: string | null
  readonly is_default: boolean
  readonly position: number
  readonly permissions: readonly GrantedPermission[]
  /** One more than are counted where there are more. */
  readonly members_count: number
}

/** Some of the roles, or all, in their order. */
export async function findRoleRows(db: Database, ids?: readonly number[]): Promise<RoleRow[]> {
  const { rows } =
    await sql<RoleRow>`select r.id, r.version, r.key, r.name, r.description, r.is_default, r.position,
      coalesce((select jsonb_agg(jsonb_build_object('name', p.permission, 'restrictions', p.restrictions) order by p.permission)
        from role_permissions p where p.role_id = r.id), '[]') as permissions,
      (select count(*)::int from (select from user_roles h where h.role_id = r.id limit ${MOST_COUNTED_MEMBERS + 1}) counted) as members_count
    from roles r where ${ids === undefined ? sql`true` : sql`r.id = any (${[...ids]}::bigint[])`}
    order by r.position, r.id`.execute(db)
  return rows
}

interface RoleValues {
  readonly name: string
  readonly description: string | null
  readonly is_default: boolean
  readonly position: number
}

export async function insertRole(tx: Database, values: RoleValues): Promise<number> {
  const made = tx.insertInto('roles').values(values).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

/** With the version counted: what it allows is written afterwards, so that the version before keeps what it was. */
export async function updateRole(tx: Database, id: number, values: RoleValues): Promise<void> {
  await tx
    .updateTable('roles')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function replacePermissionsOfRole(
  tx: Database,
  roleId: number,
  granted: readonly GrantedPermission[],
): Promise<void> {
  await tx.deleteFrom('role_permissions').where('role_id', '=', roleId).execute()
  if (granted.length === 0) return
  await tx
    .insertInto('role_permissions')
    .values(
      granted.map(({ name, restrictions }) => ({
        role_id: roleId,
        permission: name,
        restrictions: JSON.stringify(restrictions),
      })),
    )
    .execute()
}

/** Whoever has the one gets the other. */
export async function giveInstead(tx: Database, roleId: number, otherId: number): Promise<void> {
  await sql`insert into user_roles (user_id, role_id)
    select user_id, ${otherId} from user_roles where role_id = ${roleId}
    on conflict do nothing`.execute(tx)
}

export async function deleteRoleRow(tx: Database, id: number): Promise<void> {
  await tx.deleteFrom('roles').where('id', '=', id).execute()
}

export async function readRoleStates(
  tx: Database,
  ids: readonly number[],
): Promise<readonly AuditedState[]> {
  const rows = await findRoleRows(tx, ids)
  return rows.map(({ id, version, permissions, ...values }) => ({
    id,
    version,
    name: values.name,
    values: { ...values, permissions: permissions.map(inWords) },
  }))
}

const inWords = ({ name, restrictions }: GrantedPermission): string => {
  const limits = restrictions.map((limit) => `${limit.name}: ${limit.value ?? '∞'}`)
  return limits.length === 0 ? name : `${name} (${limits.join(', ')})`
}

/** A permission out of the words that the history has of it. */
export function grantedIn(words: string): { name: string; restrictions: unknown[] } {
  const [, name = words, limits] = /^(\S+) \((.*)\)$/.exec(words) ?? []
  const restrictions = (limits?.split(', ') ?? []).map((limit) => {
    const [limitName, value] = limit.split(': ')
    return { name: limitName, value: value === '∞' ? null : Number(value) }
  })
  return { name, restrictions }
}
