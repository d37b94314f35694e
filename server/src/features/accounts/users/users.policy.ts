import type { Actor } from '@mediatheque/contract/core/actor.ts'
import {
  hasEveryPermissionOf,
  hasPermission,
  isStaffWith,
  type Permission,
  type PermissionHolder,
} from '@mediatheque/contract/core/permissions.ts'

/** Address, state and the rest that is nobody else's business. */
export function canSeePrivateFields(actor: Actor, user: { readonly id: number }): boolean {
  return actor.user?.id === user.id || isStaffWith(actor, 'users.update')
}

/** Somebody that an act is about, with the rights that decide about their rank. */
export interface RankedAccount extends PermissionHolder {
  readonly id: number
}

/**
 * Nobody acts on somebody who may do what they may not, nor gives away rights that they lack
 * (docs/decisions/0032-ranks.md).
 */
export function outranks(actor: Actor, other: PermissionHolder): boolean {
  return hasEveryPermissionOf(actor, other)
}

/** What staff may do to accounts, by the permission that it takes. Each such act is decided here. */
export function canManageAccount(
  actor: Actor,
  permission: Permission,
  account: RankedAccount,
): boolean {
  return isStaffWith(actor, permission) && outranks(actor, account)
}

/**
 * Whether an account may act in a call. Everybody knows the password of those that the demonstration made: nobody uses
 * them with DEMO=off, and with DEMO=on only somebody at this machine, however the call came here.
 */
export function canUseAccount(
  demo: 'on' | 'off' | 'public',
  user: { readonly is_demo: boolean },
  call: { readonly isLocal: boolean },
): boolean {
  return !user.is_demo || demo === 'public' || (demo === 'on' && call.isLocal)
}

/** The own account, or that of somebody who may do no more. */
export function canUpdateAccount(actor: Actor, account: RankedAccount): boolean {
  return actor.user?.id === account.id || canManageAccount(actor, 'users.update', account)
}

/** Whoever has to do with suspended accounts. */
export function canSeeEveryAccount(actor: Actor): boolean {
  return hasPermission(actor, 'users.update') || hasPermission(actor, 'users.view')
}

/**
 * Suspended accounts are hidden from those who have nothing to do with it, and so is what they are called wherever they
 * contributed (`visibleAuthors`).
 */
export function canSeeAccount(
  actor: Actor,
  user: { readonly id: number; readonly banned_at: Date | null },
): boolean {
  return user.banned_at === null || actor.user?.id === user.id || canSeeEveryAccount(actor)
}
