import type { Actor } from '@mediatheque/contract/core/actor.ts'

export function ownsSubscription(
  actor: Actor,
  subscription: { readonly user_id: number },
): boolean {
  return actor.user?.id === subscription.user_id
}
