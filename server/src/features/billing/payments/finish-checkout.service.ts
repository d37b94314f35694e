import type { CheckoutOutcome } from '@mediatheque/contract/billing/payments/checkouts.schemas.ts'
import { isValid } from '../plan-rights/plan-rights.policy.ts'
import type { Gateway } from '../payment-providers/open-provider.service.ts'
import { findOpenSubscriptionRow } from '../subscriptions/paid-subscriptions.service.ts'
import { calmly } from './calmly.service.ts'
import { listUnsettledOf } from './checkouts.repository.ts'
import { settleByAsking } from './settle-checkout.service.ts'
import type { ToSync } from './sync-subscription.service.ts'

const MOST_OPEN = 10

/**
 * Back from a page of a provider, which is asked what became of it: the address that somebody comes back to says nothing.
 * @throws AppError unavailable without an answer
 */
export async function finishCheckout(
  platform: ToSync,
  userId: number,
  gateway: Gateway,
): Promise<CheckoutOutcome> {
  const unsettled = await listUnsettledOf(platform.db, userId, MOST_OPEN)
  let isOpen = false
  for (const checkout of unsettled.filter((one) => one.gateway === gateway)) {
    const outcome = await calmly(() => settleByAsking(platform, checkout))
    if (outcome === 'open') isOpen = true
  }
  const held = await findOpenSubscriptionRow(platform.db, userId)
  // A webhook may have been faster than the browser.
  if (held?.gateway === gateway && held.state !== 'canceled' && isValid(held, platform.clock.now()))
    return { outcome: 'paid', product_id: held.product_id }
  return { outcome: isOpen ? 'open' : 'none', product_id: null }
}
