import type { Actor } from '@mediatheque/contract/core/actor.ts'

/** Sessions are ended by their owner, in person. */
export function canEndSession(actor: Actor, session: { readonly user_id: number }): boolean {
  return actor.session !== null && actor.user?.id === session.user_id
}
