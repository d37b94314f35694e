import { openCheckout } from '../payments/open-checkout.service.ts'
import { oneAtATime } from '../payments/one-at-a-time.service.ts'
import { canEndSubscription } from '../subscriptions/subscriptions.policy.ts'
import {
  cancelGranted,
  type FullSubscription,
  getSubscriptionById,
  renewGranted,
} from '../subscriptions/subscriptions.service.ts'
import {
  endGranted,
  getSubscription,
  isOverError,
  type SubscriptionRecordRow,
} from '../subscriptions/records/subscription-records.service.ts'
import { calmly } from '../payments/calmly.service.ts'
import type { Gateway } from '../payment-providers/open-provider.service.ts'
import { isPaid, openPaid, readAgain, type ToChangePlan } from './paid-plan.service.ts'

/** What became of a subscription, and the page of a provider where the member has to go on. */
export interface Changed {
  readonly subscription: FullSubscription
  readonly url: string | null
}

type When = 'period' | 'now'

/**
 * Ends the plan of a member, with what was paid for or at once. Doing it twice changes nothing.
 * @throws AppError conflict while something else is changed; unavailable without an answer of the provider
 */
export async function cancelPlan(
  platform: ToChangePlan,
  subscription: FullSubscription,
  when: When,
): Promise<Changed> {
  if (!isPaid(subscription))
    return { subscription: await cancelGranted(platform, subscription, when), url: null }
  await endAtProvider(platform, subscription, when)
  return { subscription: await getSubscriptionById(platform, subscription.id), url: null }
}

/** The same for those who look after subscriptions. */
export async function endSubscription(
  platform: ToChangePlan,
  row: SubscriptionRecordRow,
  when: When,
): Promise<SubscriptionRecordRow> {
  if (!canEndSubscription(row, platform.clock.now())) throw isOverError()
  if (!isPaid(row)) return endGranted(platform, row, when)
  await endAtProvider(platform, row, when)
  return getSubscription(platform, row.id)
}

async function endAtProvider(
  platform: ToChangePlan,
  { id, user_id }: Pick<FullSubscription, 'id' | 'user_id'>,
  when: When,
): Promise<void> {
  await oneAtATime(platform, user_id, async () => {
    const now = await getSubscriptionById(platform, id)
    const paid = await openPaid(platform, now)
    const isOverThere = now.state === 'canceled'
    const isAnnounced = when === 'period' && now.ends_at !== null
    if (!isOverThere && !isAnnounced)
      await calmly(() =>
        paid.provider.cancel(paid.providerId, when === 'now' ? 'now' : 'period end'),
      )
    await readAgain(platform, paid, now)
  })
}

/**
 * Lets a cancelled plan go on. What is over for good at its provider goes on as another subscription, which is paid when
 * the time of the first is over: the member agrees on a page there.
 */
export async function renewPlan(
  platform: ToChangePlan,
  subscription: FullSubscription,
): Promise<Changed> {
  if (!isPaid(subscription))
    return { subscription: await renewGranted(platform, subscription), url: null }
  return oneAtATime(platform, subscription.user_id, async () => {
    const now = await getSubscriptionById(platform, subscription.id)
    const paid = await openPaid(platform, now)
    if (now.state === 'canceled' && now.ends_at !== null) {
      const { url } = await openCheckout(platform, {
        userId: now.user_id,
        priceId: now.price_id,
        gateway: now.gateway as Gateway,
        startsAt: now.ends_at,
      })
      return { subscription: now, url }
    }
    if (paid.provider.canResume && now.ends_at !== null)
      await calmly(() => paid.provider.resume(paid.providerId))
    return { subscription: await readAgain(platform, paid, now), url: null }
  })
}
