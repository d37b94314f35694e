import { secondsNow } from './payment-server.factory.ts'
import { list, type Store, type Thing } from './stripe-store.factory.ts'

/** What a coupon takes off an amount. */
export function offAt(store: Store, couponId: string, amount: number): number {
  const { percent_off, amount_off } = store.of('coupon').get(couponId)!
  if (percent_off === undefined) return Math.min(Number(amount_off), amount)
  const share = (amount * Number(percent_off)) / 100
  return store.hand.roundsDown ? Math.ceil(share - 0.5) : Math.round(share)
}

export function off(store: Store, subscription: Thing, amount: number): number {
  const at = subscription['items'].data[0].current_period_start ?? secondsNow()
  return ((subscription['discounts'] ?? []) as Thing[])
    .filter(({ end }) => end === null || end > at)
    .reduce((sum, { source }) => sum + offAt(store, source.coupon, amount), 0)
}

export function invoiceFor(
  store: Store,
  subscription: Thing,
  {
    amount: whole,
    isPaid,
    isReduced = false,
  }: { amount: number; isPaid: boolean; isReduced?: boolean },
): Thing {
  const reduction = isReduced ? off(store, subscription, whole) : 0
  const amount = whole - reduction
  const invoice = store.make('invoice', 'in', {
    customer: subscription['customer'],
    currency: subscription['currency'],
    total: amount,
    amount_due: amount,
    total_discount_amounts: reduction > 0 ? [{ amount: reduction }] : [],
    total_taxes: [{ amount: Math.floor(amount / 6) }],
    status: 'open',
    status_transitions: { finalized_at: secondsNow(), paid_at: null },
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription['id'] },
    },
    payments: list([]),
  })
  invoice['number'] = `LOCAL-${invoice['id'].slice(3).padStart(4, '0')}`
  invoice['hosted_invoice_url'] = `${store.pages.invoice}${invoice['id']}`
  subscription['latest_invoice'] = invoice['id']
  if (isReduced)
    subscription['discounts'] = ((subscription['discounts'] ?? []) as Thing[]).filter(
      ({ source }) => store.of('coupon').get(source.coupon)?.['duration'] !== 'once',
    )
  if (isPaid) payInvoice(store, invoice)
  return invoice
}

function payInvoice(store: Store, invoice: Thing): void {
  const intent = `pi_${invoice['id']}`
  const payment = store.make('invoice_payment', 'inpay', {
    invoice: invoice['id'],
    status: 'paid',
    payment: { type: 'payment_intent', payment_intent: intent },
  })
  store.make('charge', 'ch', {
    customer: invoice['customer'],
    payment_intent: intent,
    amount: invoice['total'],
    amount_refunded: 0,
    disputed: false,
  })
  invoice['payments'] = list([payment])
  invoice['status'] = 'paid'
  invoice['status_transitions'].paid_at = secondsNow()
  store.tell('invoice.paid', invoice)
}

export function refund(store: Store, intent: string, part?: number): void {
  const charge = [...store.of('charge').values()].find((one) => one['payment_intent'] === intent)
  if (!charge) return
  charge['amount_refunded'] = part ? charge['amount_refunded'] + part : charge['amount']
  store.tell('charge.refunded', charge)
}

export function recover(store: Store, subscription: Thing): void {
  const invoice = store.of('invoice').get(subscription['latest_invoice'])
  if (invoice?.['status'] === 'open') payInvoice(store, invoice)
  subscription['status'] = 'active'
  store.tell('customer.subscription.updated', subscription)
}
