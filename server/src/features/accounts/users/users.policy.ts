import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'

/** Address, state and the rest that is nobody else's business. */
export function canSeePrivateFields(actor: Actor, user: { readonly id: number }): boolean {
  return canUpdateAccount(actor, user.id)
}

/** The own account, or everybody's. */
export function canUpdateAccount(actor: Actor, userId: number): boolean {
  return actor.user?.id === userId || hasPermission(actor, 'users.update')
}

/** Suspended accounts are hidden from those who have nothing to do with it. */
export function canSeeAccount(
  actor: Actor,
  user: { readonly id: number; readonly banned_at: Date | null },
): boolean {
  return (
    user.banned_at === null ||
    canUpdateAccount(actor, user.id) ||
    hasPermission(actor, 'users.view')
  )
}
