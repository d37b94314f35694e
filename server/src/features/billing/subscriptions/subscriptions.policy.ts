import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { isStaffWith } from '@mediatheque/contract/core/permissions.ts'

interface SubscriptionEnds {
  readonly gateway: string
  readonly ends_at: Date | null
  readonly ended_at: Date | null
}

export function ownsSubscription(
  actor: Actor,
  subscription: { readonly user_id: number },
): boolean {
  return actor.user?.id === subscription.user_id
}

export const canLookAfterSubscriptions = (actor: Actor): boolean =>
  isStaffWith(actor, 'subscriptions.update')

/** What is paid for is changed by whoever takes the payment, and what is over by nobody. */
export const canChangeSubscription = (
  { gateway, ends_at, ended_at }: SubscriptionEnds,
  now: Date,
): boolean => gateway === 'none' && ended_at === null && (ends_at === null || ends_at > now)
