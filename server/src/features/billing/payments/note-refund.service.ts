import type { Needs } from '../../../platform/platform.ts'
import type { PaymentProvider } from '../payment-providers/open-provider.service.ts'
import { saveRefund } from './payment-refunds.repository.ts'

/**
 * Writes down how much went back, as the provider says it. What that does to an invoice is seen when its subscription is
 * looked at next.
 * @returns the payment that it is of; undefined where the provider knows no such refund, or it is not done
 * @throws ProviderError
 */
export async function noteRefund(
  { db }: Needs<'db'>,
  provider: PaymentProvider,
  refundId: string,
): Promise<string | undefined> {
  const refund = await provider.findRefund(refundId)
  if (!refund) return undefined
  await saveRefund(db, {
    gateway: provider.gateway,
    provider_id: refund.id,
    payment_id: refund.paymentId,
    amount_minor: refund.amount.minor,
    currency: refund.amount.currency,
  })
  return refund.paymentId
}
