import { secondsNow, type ServerAnswer } from './payment-server.factory.ts'
import { offAt } from './stripe-invoices.factory.ts'
import { failure, missing, type Store, type Thing } from './stripe-store.factory.ts'

/** Half an hour, which Stripe has every page be open. */
const LEAST_OPEN = 30 * 60

function openCheckoutSession(store: Store, form: Thing): ServerAnswer {
  const coupon = form['discounts']?.[0]?.coupon as string | undefined
  if (coupon !== undefined && !store.of('coupon').has(coupon)) return missing(coupon)
  const price = store.of('price').get(form['line_items']?.[0]?.price)
  if (form['expires_at'] !== undefined && Number(form['expires_at']) < secondsNow() + LEAST_OPEN)
    return failure(400, { type: 'invalid_request_error', message: 'It closes too soon' })
  const whole = form['subscription_data']?.trial_period_days ? 0 : price?.['unit_amount']
  const off = coupon === undefined || !whole ? 0 : offAt(store, coupon, whole)
  const session = store.make('checkout.session', 'cs', {
    ...form,
    amount_total: whole === undefined ? null : whole - off,
    currency: price?.['currency'] ?? null,
    status: 'open',
    subscription: null,
    setup_intent: null,
  })
  session['url'] = `${store.pages.checkout}${session['id']}`
  return { body: session }
}

export function answerSession(
  store: Store,
  method: string,
  { id, form, path }: { id: string | undefined; form: Thing; path: string },
): ServerAnswer {
  if (id === undefined) return openCheckoutSession(store, form)
  const session = store.of('checkout.session').get(id)
  if (!session) return missing(id)
  if (method === 'POST' && path.endsWith('/expire')) {
    if (session['status'] !== 'open')
      return failure(400, { type: 'invalid_request_error', message: 'Not open' })
    session['status'] = 'expired'
  }
  return { body: session }
}
