import type { Actor } from '@mediatheque/contract/core/actor.ts'

/** Passkeys are their owner's own business, whatever others may manage; and no access token may touch them. */
export function canManagePasskey(actor: Actor, passkey: { readonly user_id: number }): boolean {
  return actor.session !== null && actor.user?.id === passkey.user_id
}
