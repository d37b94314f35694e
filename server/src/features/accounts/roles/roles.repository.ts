import type {
  GrantedPermission,
  Permission,
  Restriction,
  ShippedRole,
} from '@mediatheque/contract/core/permissions.ts'
import type { Database } from '../../../platform/database/database.ts'

export interface Role {
  readonly id: number
  readonly key: string | null
  readonly name: string
}

export interface RoleWithPermissions extends Role {
  readonly description: string | null
  /** Every new account gets it. */
  readonly isDefault: boolean
  readonly permissions: readonly GrantedPermission[]
}

/** Every role with what it allows: a handful of rows, read together. */
export async function listRolesWithPermissions(db: Database): Promise<RoleWithPermissions[]> {
  const [roles, granted] = await Promise.all([
    db
      .selectFrom('roles')
      .select(['id', 'key', 'name', 'description', 'is_default as isDefault'])
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db.selectFrom('role_permissions').selectAll().orderBy('permission').execute(),
  ])
  return roles.map((role) => ({
    ...role,
    permissions: granted
      .filter((row) => row.role_id === role.id)
      .map((row) => ({
        name: row.permission,
        restrictions: row.restrictions as unknown as Restriction[],
      })),
  }))
}

/** @returns whether it is there; it stays until the transaction ends */
export async function holdRole(tx: Database, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('roles')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

export async function listRoleIdsOf(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('user_roles')
    .select('role_id')
    .where('user_id', '=', userId)
    .orderBy('role_id')
    .execute()
  return rows.map((row) => row.role_id)
}

export async function listOwnPermissionsOf(
  db: Database,
  userId: number,
): Promise<GrantedPermission[]> {
  const rows = await db
    .selectFrom('user_permissions')
    .select(['permission', 'restrictions'])
    .where('user_id', '=', userId)
    .execute()
  return rows.map((row) => ({
    name: row.permission,
    restrictions: row.restrictions as unknown as Restriction[],
  }))
}

export async function addOwnPermission(
  tx: Database,
  userId: number,
  permission: Permission,
): Promise<void> {
  await tx
    .insertInto('user_permissions')
    .values({ user_id: userId, permission })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeOwnPermission(
  tx: Database,
  userId: number,
  permission: Permission,
): Promise<void> {
  await tx
    .deleteFrom('user_permissions')
    .where('user_id', '=', userId)
    .where('permission', '=', permission)
    .execute()
}

export async function addRolesByKey(
  db: Database,
  userId: number,
  keys: readonly ShippedRole[],
): Promise<void> {
  await db
    .insertInto('user_roles')
    .columns(['user_id', 'role_id'])
    .expression((eb) =>
      eb
        .selectFrom('roles')
        .select((inner) => [inner.val(userId).as('user_id'), 'roles.id'])
        .where('roles.key', 'in', [...keys]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function addDefaultRoles(db: Database, userId: number): Promise<void> {
  await db
    .insertInto('user_roles')
    .columns(['user_id', 'role_id'])
    .expression((eb) =>
      eb
        .selectFrom('roles')
        .select((inner) => [inner.val(userId).as('user_id'), 'roles.id'])
        .where('roles.is_default', '=', true),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** These, and no others. */
export async function replaceRolesOf(
  tx: Database,
  userId: number,
  roleIds: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('user_roles')
    .where('user_id', '=', userId)
    .where('role_id', 'not in', [0, ...roleIds])
    .execute()
  await addRoles(tx, userId, roleIds)
}

/** These, and no others. */
export async function replaceOwnPermissions(
  tx: Database,
  userId: number,
  granted: readonly GrantedPermission[],
): Promise<void> {
  await tx.deleteFrom('user_permissions').where('user_id', '=', userId).execute()
  if (granted.length === 0) return
  await tx
    .insertInto('user_permissions')
    .values(
      granted.map(({ name, restrictions }) => ({
        user_id: userId,
        permission: name,
        restrictions: JSON.stringify(restrictions),
      })),
    )
    .execute()
}

/** Besides those that the account has. */
export async function addRoles(
  tx: Database,
  userId: number,
  roleIds: readonly number[],
): Promise<void> {
  if (roleIds.length === 0) return
  await tx
    .insertInto('user_roles')
    .values(roleIds.map((role_id) => ({ user_id: userId, role_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
