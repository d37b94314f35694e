import {
  type CheckoutState,
  type Gateway,
  openProvider,
  type PaymentProvider,
} from '../payment-providers/open-provider.service.ts'
import { claimUse } from '../coupons/use-coupon.service.ts'
import { type CheckoutRow, findCheckout } from './checkouts.repository.ts'
import { closeCheckout } from './close-checkout.service.ts'
import { HELD_MS } from './held-checkouts.ts'
import { syncSubscription, type ToSync } from './sync-subscription.service.ts'

/** After that, no page of a provider is open any more. */
const LONGEST_OPEN_MS = 4 * 86_400_000

export type CheckoutOutcome = 'paid' | 'open' | 'over'

/**
 * Asks the provider what became of a checkout; the address that a member comes back to is not believed.
 * @throws ProviderError
 */
export async function settleByAsking(
  platform: ToSync,
  checkout: CheckoutRow,
): Promise<CheckoutOutcome> {
  const gateway = checkout.gateway as Gateway
  const provider = await openProvider(platform, gateway)
  const askedAt = platform.clock.now()
  const found = checkout.provider_id ? await provider.findCheckout(checkout.provider_id) : undefined
  if (found?.isAgreed && !(await begin(platform, provider, checkout))) {
    await closeCheckout(platform, checkout, askedAt)
    return 'over'
  }
  if (found?.subscriptionId) {
    await syncSubscription(platform, gateway, found.subscriptionId)
    if ((await findCheckout(platform.db, checkout.id))?.settled_at) return 'paid'
  }
  if (isUnderWay(checkout, { provider, found, now: platform.clock.now() })) return 'open'
  await closeCheckout(platform, checkout, askedAt)
  return 'over'
}

/**
 * What waits for us begins as long as its use of a coupon is there; else nothing is paid.
 * @returns false where somebody else has it by now
 */
async function begin(
  { db, clock }: ToSync,
  provider: PaymentProvider,
  { id, coupon_id, user_id, provider_id }: CheckoutRow,
): Promise<boolean> {
  // Without a coupon it begins by itself, in a moment.
  if (coupon_id === null) return true
  if (user_id === null || !(await claimUse(db, id, clock.now()))) return false
  await provider.beginCheckout(provider_id!)
  return true
}

interface Seen {
  readonly provider: PaymentProvider
  readonly found: CheckoutState | undefined
  readonly now: Date
}

function isUnderWay(
  { provider_id, coupon_id, created_at }: CheckoutRow,
  { provider, found, now }: Seen,
): boolean {
  const isAsked = provider_id === null || found?.isOpen || found?.subscriptionId
  const age = now.getTime() - created_at.getTime()
  const isHeldTooLong =
    coupon_id !== null && !provider.closesCheckouts && !found?.isAgreed && age > HELD_MS
  return Boolean(isAsked) && age <= LONGEST_OPEN_MS && !isHeldTooLong
}
