import type { Needs } from '../../../platform/platform.ts'
import type { EventSubject, PaymentProvider } from '../payment-providers/open-provider.service.ts'
import { saveDispute } from './payment-disputes.repository.ts'
import { saveRefund } from './payment-refunds.repository.ts'

/**
 * Finds the subscriptions that something at a provider is about: one, or, of a dispute about several payments, those of all
 * of them. A refund or a dispute that is told by itself is written down first; what it does to an invoice is seen when its
 * subscription is looked at next.
 * @returns none where the provider knows no such thing, or it is of something else
 * @throws ProviderError
 */
export async function findSubscriptionsOf(
  platform: Needs<'db'>,
  provider: PaymentProvider,
  { kind, id }: EventSubject,
): Promise<readonly string[]> {
  if (kind === 'subscription') return [id]
  const found = new Set<string>()
  for (const paymentId of await findPayments(platform, provider, { kind, id })) {
    const subscriptionId = await provider.findSubscriptionOfPayment(paymentId)
    if (subscriptionId !== undefined) found.add(subscriptionId)
  }
  return [...found]
}

function findPayments(
  platform: Needs<'db'>,
  provider: PaymentProvider,
  { kind, id }: EventSubject,
): Promise<readonly string[]> {
  if (kind === 'refund') return noteRefund(platform, provider, id)
  if (kind === 'dispute') return noteDisputes(platform, provider, id)
  return Promise.resolve([id])
}

async function noteRefund(
  { db }: Needs<'db'>,
  provider: PaymentProvider,
  refundId: string,
): Promise<readonly string[]> {
  const refund = await provider.findRefund(refundId)
  if (!refund) return []
  await saveRefund(db, {
    gateway: provider.gateway,
    provider_id: refund.id,
    payment_id: refund.paymentId,
    amount_minor: refund.amount.minor,
    currency: refund.amount.currency,
  })
  return [refund.paymentId]
}

async function noteDisputes(
  { db }: Needs<'db'>,
  provider: PaymentProvider,
  disputeId: string,
): Promise<readonly string[]> {
  const disputes = await provider.findDisputes(disputeId)
  for (const dispute of disputes)
    await saveDispute(db, {
      gateway: provider.gateway,
      provider_id: dispute.id,
      payment_id: dispute.paymentId,
      state: dispute.state,
      changed_at: dispute.changedAt,
    })
  return disputes.map(({ paymentId }) => paymentId)
}
