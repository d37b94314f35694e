import { executionsOf, priceOf, type Thing } from './paypal-periods.factory.ts'
import { makeRefund } from './paypal-refunds.factory.ts'
import { type Store, tell } from './paypal-store.factory.ts'

export function cancel(store: Store, subscription: Thing, reason: string): void {
  subscription['status'] = 'CANCELLED'
  subscription['status_change_note'] = reason
  subscription['status_update_time'] = new Date().toISOString()
  delete subscription['billing_info']?.next_billing_time
  tell(store, 'BILLING.SUBSCRIPTION.CANCELLED', subscription)
}

export function refund(store: Store, sale: Thing, part?: number): Thing {
  const refunded = makeRefund(store, sale, part)
  if (!refunded) return {}
  // There it is told as what it does to the balance.
  const amount = { ...refunded['amount'], total: `-${refunded['amount'].total}` }
  tell(store, 'PAYMENT.SALE.REFUNDED', { ...refunded, amount })
  return refunded
}

function charge(store: Store, subscription: Thing): void {
  const { money, left } = priceOf(store, subscription)
  if (left > 0) subscription['cheaper_paid'] = (subscription['cheaper_paid'] ?? 0) + 1
  const id = `SALE-${++store.made}`
  store.sales.set(id, {
    id,
    subscription: subscription['id'],
    status: 'COMPLETED',
    time: new Date().toISOString(),
    amount_with_breakdown: { gross_amount: money },
  })
  tell(store, 'PAYMENT.SALE.COMPLETED', { id, billing_agreement_id: subscription['id'] })
}

export function begin(store: Store, subscription: Thing): void {
  const { ms, trialMs } = priceOf(store, subscription)
  const start = Math.max(Date.parse(subscription['start_time']), Date.now())
  const isLater = start > Date.now() + 1_000
  Object.assign(subscription, {
    status: 'ACTIVE',
    status_update_time: new Date().toISOString(),
    subscriber: { payer_id: 'PAYER', email_address: 'payer@paypal.example' },
    billing_info: {
      failed_payments_count: 0,
      next_billing_time: new Date(isLater ? start : start + (trialMs || ms)).toISOString(),
      cycle_executions: [
        ...(trialMs > 0 ? [{ tenure_type: 'TRIAL', cycles_remaining: 1 }] : []),
        { tenure_type: 'REGULAR', cycles_remaining: 0 },
      ] as Thing[],
      ...(!isLater && trialMs === 0 && { last_payment: { time: new Date().toISOString() } }),
    },
  })
  tell(store, 'BILLING.SUBSCRIPTION.ACTIVATED', subscription)
  if (isLater || trialMs > 0) return
  charge(store, subscription)
  subscription['billing_info'].cycle_executions = executionsOf(store, subscription)
}

export function pay(store: Store, subscription: Thing): void {
  Object.assign(subscription['billing_info'], {
    failed_payments_count: 0,
    outstanding_balance: {
      value: '0.00',
      currency_code: priceOf(store, subscription).money.currency_code,
    },
    last_payment: { time: new Date().toISOString() },
  })
  subscription['status'] = 'ACTIVE'
  charge(store, subscription)
  subscription['billing_info'].cycle_executions = executionsOf(store, subscription)
}
