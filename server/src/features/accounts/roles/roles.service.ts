import type { Actor } from '@mediatheque/contract/core/actor.ts'
import {
  type GrantedPermission,
  isStaffWith,
  type MEMBER_PERMISSIONS,
  type ShippedRole,
} from '@mediatheque/contract/core/permissions.ts'
import { defineTag, defineTagOf } from '../../../platform/cache/cache-tag.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { mergePermissions } from '@mediatheque/contract/accounts/roles/merge-permissions.ts'
import {
  addDefaultRoles,
  addOwnPermission,
  addRoles,
  addRolesByKey,
  holdRole,
  listOwnPermissionsOf,
  listRoleIdsOf,
  listRolesWithPermissions,
  removeOwnPermission,
  replaceOwnPermissions,
  replaceRolesOf,
  type Role,
  type RoleWithPermissions,
} from './roles.repository.ts'

export type { Role, RoleWithPermissions } from './roles.repository.ts'
export { grantedIn } from './role-records.repository.ts'

/** Cache tag of everything made of roles and their permissions. */
export const ROLES_TAG = defineTag('roles')

/** Cache tag of everything made of one account, its rights among it. Invalidate it with every change of the account. */
export const userTag = defineTagOf<number>('user')

const CACHE_SECONDS = 60

export interface Grants {
  readonly roles: readonly Role[]
  readonly permissions: readonly GrantedPermission[]
}

export function listRoles(platform: Needs<'db' | 'cache'>): Promise<RoleWithPermissions[]> {
  return platform.cache.remember('roles', { ttlSeconds: CACHE_SECONDS, tags: [ROLES_TAG] }, () =>
    listRolesWithPermissions(platform.db),
  )
}

/** Which roles there are is the business of those who give or define them. */
export const canSeeRoles = (actor: Actor): boolean =>
  isStaffWith(actor, 'users.update') || isStaffWith(actor, 'roles.update')

/** The role of visitors. */
export async function getGuestRole(platform: Needs<'db' | 'cache'>): Promise<RoleWithPermissions> {
  const guest = (await listRoles(platform)).find((role) => role.key === 'guest')
  if (!guest) throw new Error('The guest role is missing.')
  return guest
}

/** Holds on to a role until the transaction ends. @throws AppError notFound */
export async function assertRoleStands(tx: Database, id: number): Promise<void> {
  if (!(await holdRole(tx, id))) throw new AppError('notFound')
}

/** A user's roles and what they allow together, with permissions given to the user alone. */
export async function getGrantsOf(
  platform: Needs<'db' | 'cache'>,
  userId: number,
): Promise<Grants> {
  const [all, roleIds, own] = await Promise.all([
    listRoles(platform),
    listRoleIdsOf(platform.db, userId),
    listOwnPermissionsOf(platform.db, userId),
  ])
  return grantsOf(all, roleIds, own)
}

/** What some of all roles allow together, with permissions that are given besides. */
export function grantsOf(
  all: readonly RoleWithPermissions[],
  roleIds: readonly number[],
  own: readonly GrantedPermission[],
): Grants {
  const held = all.filter((role) => roleIds.includes(role.id))
  return {
    roles: held.map(({ id, key, name }) => ({ id, key, name })),
    permissions: mergePermissions([...held.flatMap((role) => role.permissions), ...own]),
  }
}

/** Gives a user further roles. Pass the transaction when there is one; the user's cached rights are forgotten. */
export async function giveRoles(
  platform: Needs<'db' | 'cache'>,
  userId: number,
  keys: readonly ShippedRole[],
  tx?: Database,
): Promise<void> {
  await addRolesByKey(tx ?? platform.db, userId, keys)
  await platform.cache.invalidate([userTag(userId)], tx)
}

/** The same by number: roles that administrators made have no key. */
export async function giveRolesById(
  platform: Needs<'cache'>,
  tx: Database,
  userId: number,
  roleIds: readonly number[],
): Promise<void> {
  await addRoles(tx, userId, roleIds)
  await platform.cache.invalidate([userTag(userId)], tx)
}

/** The rights of an account as they are in a transaction, with all that there are. */
export async function readRights(tx: Database, userId: number): Promise<Rights> {
  const [roleIds, own] = [await listRoleIdsOf(tx, userId), await listOwnPermissionsOf(tx, userId)]
  const all = await listRolesWithPermissions(tx)
  return { all, roleIds, own, permissions: grantsOf(all, roleIds, own).permissions }
}
export interface Rights {
  readonly all: readonly RoleWithPermissions[]
  readonly roleIds: readonly number[]
  readonly own: readonly GrantedPermission[]
  /** What they are together. */
  readonly permissions: readonly GrantedPermission[]
}

/** Gives an account these roles and permissions, and takes all others. Every process knows within a second. */
export async function saveRights(
  platform: Needs<'cache'>,
  tx: Database,
  userId: number,
  { roleIds, own }: Pick<Rights, 'roleIds' | 'own'>,
): Promise<void> {
  await replaceRolesOf(tx, userId, roleIds)
  await replaceOwnPermissions(tx, userId, own)
  await platform.cache.invalidate([userTag(userId)], tx)
}

/** Gives one member a permission that only concerns what is theirs, or takes it; those of their roles stay. */
export async function setOwnPermission(
  platform: Needs<'cache'>,
  tx: Database,
  held: {
    readonly userId: number
    readonly permission: (typeof MEMBER_PERMISSIONS)[number]
    readonly isHeld: boolean
  },
): Promise<void> {
  const change = held.isHeld ? addOwnPermission : removeOwnPermission
  await change(tx, held.userId, held.permission)
  await platform.cache.invalidate([userTag(held.userId)], tx)
}

/** The roles that every new account gets. */
export function giveDefaultRoles(tx: Database, userId: number): Promise<void> {
  return addDefaultRoles(tx, userId)
}
