import { secondsNow, type ServerAnswer } from './payment-server.factory.ts'
import { invoiceFor, off } from './stripe-invoices.factory.ts'
import { failure, missing, type Store, type Thing } from './stripe-store.factory.ts'

export function answerSubscription(
  store: Store,
  thing: Thing,
  { method, form }: { method: string; form: Thing },
): ServerAnswer {
  if (method === 'GET') return { body: thing }
  if (thing['status'] === 'canceled') return missing(thing['id'])
  if (method === 'DELETE') {
    endNow(store, thing)
    return { body: thing }
  }
  if (form['cancel_at_period_end'] && form['cancel_at'] !== undefined)
    return failure(400, { type: 'invalid_request_error', message: 'Only one of them' })
  if (form['cancel_at_period_end']) {
    const isEnding = form['cancel_at_period_end'] === 'true'
    thing['cancel_at_period_end'] = isEnding
    thing['cancel_at'] = isEnding ? thing['items'].data[0].current_period_end : null
  }
  if (form['discounts'] === '') thing['discounts'] = []
  if (form['cancel_at'] === '') thing['cancel_at'] = null
  if (form['default_payment_method'])
    thing['default_payment_method'] = cardOf(form['default_payment_method'])
  if (form['items']) {
    const price = store.of('price').get(form['items'][0].price)
    if (!price) return missing(form['items'][0].price)
    const due = previewOf(store, { subscription: thing['id'], subscription_details: form })
    if (store.hand.declines) {
      const invoice = invoiceFor(store, thing, { amount: due['amount_due'], isPaid: false })
      thing['pending_update'] = { subscription_items: form['items'] }
      return { body: { ...thing, latest_invoice: invoice } }
    }
    thing['pending_update'] = null
    thing['items'].data[0].price = price
    if (due['amount_due'] > 0) invoiceFor(store, thing, { amount: due['amount_due'], isPaid: true })
  }
  store.tell('customer.subscription.updated', thing)
  return { body: thing }
}

/** Half of the period is always left here: what is exact is that preview and change say the same. */
export function previewOf(store: Store, form: Thing): Thing {
  const subscription = store.of('subscription').get(form['subscription'])!
  const now = subscription['items'].data[0].price
  const [item] = Object.values((form['subscription_details'].items ?? {}) as Record<string, Thing>)
  const next = store.of('price').get(item?.['price'])!
  const nextOff = form['discounts'] === '' ? 0 : off(store, subscription, next['unit_amount'])
  const nowOff = off(store, subscription, now.unit_amount)
  const more = next['unit_amount'] - nextOff - (now.unit_amount - nowOff)
  const due = Math.max(0, Math.floor(more / 2))
  return { object: 'invoice', amount_due: due, currency: now.currency, total: due }
}

export const cardOf = (id: string): Thing => ({
  id,
  object: 'payment_method',
  type: 'card',
  card: { brand: 'visa', last4: id.slice(-4).padStart(4, '0'), exp_month: 2, exp_year: 2048 },
})

export function endNow(store: Store, subscription: Thing): void {
  subscription['status'] = 'canceled'
  subscription['ended_at'] = secondsNow()
  subscription['canceled_at'] = secondsNow()
  store.tell('customer.subscription.deleted', subscription)
}
