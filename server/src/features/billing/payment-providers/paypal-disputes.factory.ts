import type { Thing } from './paypal-periods.factory.ts'

interface Store {
  readonly disputes: Map<string, Thing>
  made: number
}

export function openDispute(store: Store, sales: readonly Thing[]): Thing {
  const dispute = {
    dispute_id: `PP-D-${++store.made}`,
    create_time: new Date().toISOString(),
    update_time: new Date().toISOString(),
    disputed_transactions: sales.map(({ id, subscription }) => ({
      seller_transaction_id: id,
      subscription,
    })),
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    status: 'OPEN',
    dispute_amount: sales[0]!['amount_with_breakdown'].gross_amount,
  }
  store.disputes.set(dispute.dispute_id, dispute)
  return dispute
}

/** @returns undefined where nobody wants anything back */
export function settleDispute(
  store: Store,
  subscriptionId: string,
  how: 'won' | 'lost',
): Thing | undefined {
  const dispute = [...store.disputes.values()].findLast(
    ({ disputed_transactions: [sale] }) => sale.subscription === subscriptionId,
  )
  if (!dispute) return undefined
  const outcome_code = how === 'won' ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR'
  return Object.assign(dispute, {
    status: 'RESOLVED',
    dispute_outcome: { outcome_code },
    update_time: new Date().toISOString(),
  })
}
