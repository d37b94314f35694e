import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'

/** Address, state and the rest that is nobody else's business. */
export function canSeePrivateFields(actor: Actor, user: { readonly id: number }): boolean {
  return actor.user?.id === user.id || hasPermission(actor, 'users.update')
}
