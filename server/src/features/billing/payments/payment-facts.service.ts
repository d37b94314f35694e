import type { Needs } from '../../../platform/platform.ts'
import type { EventSubject, PaymentProvider } from '../payment-providers/open-provider.service.ts'
import { saveDispute } from './payment-disputes.repository.ts'
import { saveRefund } from './payment-refunds.repository.ts'

/**
 * Finds the subscription that something at a provider is about. A refund or a dispute that is told by itself is written down
 * first; what it does to an invoice is seen when its subscription is looked at next.
 * @returns undefined where the provider knows no such thing, or it is of something else
 * @throws ProviderError
 */
export async function findSubscriptionOf(
  platform: Needs<'db'>,
  provider: PaymentProvider,
  { kind, id }: EventSubject,
): Promise<string | undefined> {
  if (kind === 'subscription') return id
  const paymentId = await findPayment(platform, provider, { kind, id })
  return paymentId === undefined ? undefined : provider.findSubscriptionOfPayment(paymentId)
}

function findPayment(
  platform: Needs<'db'>,
  provider: PaymentProvider,
  { kind, id }: EventSubject,
): Promise<string | undefined> {
  if (kind === 'refund') return noteRefund(platform, provider, id)
  if (kind === 'dispute') return noteDispute(platform, provider, id)
  return Promise.resolve(id)
}

async function noteRefund(
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

async function noteDispute(
  { db }: Needs<'db'>,
  provider: PaymentProvider,
  disputeId: string,
): Promise<string | undefined> {
  const dispute = await provider.findDispute(disputeId)
  if (!dispute) return undefined
  await saveDispute(db, {
    gateway: provider.gateway,
    provider_id: dispute.id,
    payment_id: dispute.paymentId,
    state: dispute.state,
    changed_at: dispute.changedAt,
  })
  return dispute.paymentId
}
