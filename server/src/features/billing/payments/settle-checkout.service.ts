import { type Gateway, openProvider } from '../payment-providers/open-provider.service.ts'
import { type CheckoutRow, findCheckout } from './checkouts.repository.ts'
import { closeCheckout } from './close-checkout.service.ts'
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
  const found = checkout.provider_id ? await provider.findCheckout(checkout.provider_id) : undefined
  if (found?.subscriptionId) {
    await syncSubscription(platform, gateway, found.subscriptionId)
    if ((await findCheckout(platform.db, checkout.id))?.settled_at) return 'paid'
  }
  const age = platform.clock.now().getTime() - checkout.created_at.getTime()
  const isUnderWay = checkout.provider_id === null || found?.isOpen || found?.subscriptionId
  if (age <= LONGEST_OPEN_MS && isUnderWay) return 'open'
  await closeCheckout(platform, checkout)
  return 'over'
}
