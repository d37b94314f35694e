import { LASTING_ROLES } from '@mediatheque/contract/accounts/roles/roles.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import {
  hasEveryPermissionOf,
  isStaffWith,
  type PermissionHolder,
} from '@mediatheque/contract/core/permissions.ts'

/** Nobody changes what they could not give: a role is defined by who has all rights that it has. */
export const canDefineRole = (actor: Actor, role: PermissionHolder): boolean =>
  isStaffWith(actor, 'roles.update') && hasEveryPermissionOf(actor, role)

export const canDeleteRole = (
  actor: Actor,
  role: PermissionHolder & { readonly key: string | null },
): boolean => canDefineRole(actor, role) && !LASTING_ROLES.includes(role.key ?? '')

/** Whoever defines roles looks at the site through them, with no right that they lack. */
export const canViewAsRoles = (actor: Actor): boolean => isStaffWith(actor, 'roles.update')
