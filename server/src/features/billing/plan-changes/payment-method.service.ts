import { AppError } from '../../../platform/http/app-error.ts'
import { calmly } from '../payments/calmly.service.ts'
import { oneAtATime } from '../payments/one-at-a-time.service.ts'
import { canChangePaymentMethod } from '../subscriptions/subscriptions.policy.ts'
import {
  type FullSubscription,
  getSubscriptionById,
} from '../subscriptions/subscriptions.service.ts'
import { isPaid, openPaid, readAgain, type ToChangePlan } from './paid-plan.service.ts'

/**
 * Opens the page of the provider where the member says how they pay from now on.
 * @throws AppError conflict where nothing is paid any more; unavailable without an answer
 */
export async function openPaymentMethodChange(
  platform: ToChangePlan,
  subscription: FullSubscription,
): Promise<{ url: string }> {
  const { provider, providerId } = await openPaid(platform, subscription)
  if (!canChangePaymentMethod(subscription))
    throw new AppError('conflict', { message: 'This plan is cancelled. Please renew it first.' })
  const place = `${platform.config.baseUrl}/billing/change-payment-method`
  const { url } = await calmly(() =>
    provider.openPaymentMethodChange({
      subscriptionId: providerId,
      doneUrl: `${place}/done`,
      cancelUrl: place,
    }),
  )
  return { url }
}

/** Back from there: the provider is asked whether there is another way to pay now. Doing it twice changes nothing. */
export function finishPaymentMethodChange(
  platform: ToChangePlan,
  { id, user_id }: FullSubscription,
  page: string,
): Promise<{ isChanged: boolean; subscription: FullSubscription }> {
  return oneAtATime(platform, user_id, async () => {
    const now = await getSubscriptionById(platform, id)
    const paid = await openPaid(platform, now)
    const isChanged = await calmly(() =>
      paid.provider.finishPaymentMethodChange(paid.providerId, page),
    )
    return { isChanged, subscription: await readAgain(platform, paid, now) }
  })
}

/** Of one that is granted there is nobody to ask. */
export async function refreshSubscription(
  platform: ToChangePlan,
  subscription: FullSubscription,
): Promise<FullSubscription> {
  if (!isPaid(subscription)) return subscription
  return readAgain(platform, await openPaid(platform, subscription), subscription)
}
