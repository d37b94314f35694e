import { z } from 'zod'
import type { ProviderDispute } from '../payment-provider.ts'
import type { PaypalClient } from './paypal-client.ts'
import { moment } from './paypal-readers.ts'

/** What its documents call the ends that leave the money where it was. */
const WON = ['RESOLVED_SELLER_FAVOUR', 'RESOLVED_WITH_PAYOUT', 'CANCELED_BY_BUYER', 'DENIED']

const disputeAnswer = z.object({
  dispute_id: z.string(),
  update_time: moment,
  status: z.string(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })),
  dispute_outcome: z.object({ outcome_code: z.string() }).optional(),
})

/** @returns none for one that is not known, is of no payment, or is kept from an app without the feature *Disputes* */
export async function findDisputes(
  paypal: PaypalClient,
  id: string,
): Promise<readonly ProviderDispute[]> {
  const path = `/v1/customer/disputes/${encodeURIComponent(id)}`
  const found = await paypal.find({ path, mayBeClosed: true }, disputeAnswer)
  if (!found) return []
  const payments = found.disputed_transactions.flatMap(
    ({ seller_transaction_id: paymentId }) => paymentId ?? [],
  )
  const shared = { state: readState(found), changedAt: found.update_time }
  return payments.map((paymentId, at) => ({
    id: at === 0 ? found.dispute_id : `${found.dispute_id}/${paymentId}`,
    paymentId,
    ...shared,
  }))
}

function readState({
  status,
  dispute_outcome: outcome,
}: z.output<typeof disputeAnswer>): ProviderDispute['state'] {
  if (status !== 'RESOLVED') return 'open'
  return WON.includes(outcome?.outcome_code ?? '') ? 'won' : 'lost'
}
