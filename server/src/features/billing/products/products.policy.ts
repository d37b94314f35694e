import type { Actor } from '@mediatheque/contract/core/actor.ts'
import {
  hasEveryPermissionOf,
  hasPermission,
  isStaffWith,
  type PermissionHolder,
} from '@mediatheque/contract/core/permissions.ts'

/** Plans that are not offered any more are of use to those who look after plans. */
export const canSeeHiddenPlans = (actor: Actor): boolean => hasPermission(actor, 'plans.update')

export const canEditPlans = (actor: Actor): boolean => isStaffWith(actor, 'plans.update')

/** Nobody has a plan grant what they could not give, and no plan makes administrators. */
export const canGrantRole = (
  giver: PermissionHolder,
  role: PermissionHolder & { readonly key: string | null },
): boolean =>
  role.key !== 'guest' &&
  role.permissions.every(({ name }) => name !== 'admin') &&
  hasEveryPermissionOf(giver, role)
