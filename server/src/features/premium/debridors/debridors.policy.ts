import type { Actor } from '@mediatheque/contract/core/actor.ts'

interface Owned {
  readonly user_id: number
}

/** Keys to other services are their owner's own business, whatever others may manage. */
export function canManageDebridors(actor: Actor, accounts: readonly Owned[]): boolean {
  return actor.isPremium && accounts.every((account) => account.user_id === actor.user?.id)
}
