import type { Actor } from '@mediatheque/contract/core/actor.ts'

/** Tokens are their owner's own business, whatever others may manage; and no token may touch tokens. */
export function canDeleteAccessToken(actor: Actor, token: { readonly user_id: number }): boolean {
  return actor.session !== null && actor.user?.id === token.user_id
}
