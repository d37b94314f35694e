import type { Actor } from '@mediatheque/contract/core/actor.ts'

/** Views are their owner's own business, whatever others may manage. */
export function canManageSavedView(actor: Actor, view: { readonly user_id: number }): boolean {
  return actor.user?.id === view.user_id
}
