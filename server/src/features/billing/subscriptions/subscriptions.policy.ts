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

const isOver = ({ ends_at, ended_at }: SubscriptionEnds, now: Date) =>
  ended_at !== null || (ends_at !== null && ends_at <= now)

/** The end of what is paid for is up to whoever takes the payment, and that of what is over to nobody. */
export const canExtendSubscription = (row: SubscriptionEnds, now: Date): boolean =>
  row.gateway === 'none' && !isOver(row, now)

export const canEndSubscription = (row: SubscriptionEnds, now: Date): boolean => !isOver(row, now)

interface PaidState extends SubscriptionEnds {
  readonly state: string
}

/** For another plan or price. Of what is cancelled or not paid, that comes first. */
export const canChangePlan = ({ gateway, state, ends_at, ended_at }: PaidState): boolean =>
  gateway !== 'none' &&
  (state === 'active' || state === 'trialing') &&
  ends_at === null &&
  ended_at === null

/** What is over at the payment service is paid there no more. */
export const canChangePaymentMethod = ({ gateway, state, ended_at }: PaidState): boolean =>
  gateway !== 'none' && state !== 'canceled' && ended_at === null

/** PayPal ends at once what is cancelled there: what was paid runs here, days for free do not. */
export const keepsPeriod = ({ gateway, state }: PaidState): boolean =>
  gateway !== 'paypal' || state !== 'trialing'
