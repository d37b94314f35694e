import { secondsNow, type ServerAnswer, type ServerCall } from './payment-server.factory.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the documented shapes are written out below, and read by Stripe's own types elsewhere
export type Thing = Record<string, any>

export const STRIPE_TEST_KEY = 'sk_test_local'
export const LENGTHS: Readonly<Record<string, number>> = {
  day: 86_400,
  month: 30 * 86_400,
  year: 365 * 86_400,
}

export interface Hand {
  declines: boolean
  /** Half of the smallest unit is not taken off. */
  roundsDown: boolean
}

export interface Store {
  readonly events: Thing[]
  readonly idempotent: Map<string, Thing>
  of(kind: string): Map<string, Thing>
  make(kind: string, prefix: string, values: Thing): Thing
  tell(type: string, object: Thing): void
  hand: Hand
  /** Where its pages lie. */
  pages: { checkout: string; invoice: string }
}

/** Half an hour, which Stripe has every page be open. */
const LEAST_OPEN = 30 * 60

export function createStore(): Store {
  const kinds = new Map<string, Map<string, Thing>>()
  let made = 0
  const events: Thing[] = []
  const of = (kind: string) => {
    const known = kinds.get(kind) ?? new Map<string, Thing>()
    kinds.set(kind, known)
    return known
  }
  return {
    events,
    idempotent: new Map(),
    of,
    hand: { declines: false, roundsDown: false },
    pages: {
      checkout: 'https://checkout.stripe.example/pay/',
      invoice: 'https://invoice.stripe.example/invoice/',
    },
    make: (kind, prefix, values) => {
      made += 1
      const thing: Thing = {
        id: `${prefix}_${made}`,
        object: kind,
        created: secondsNow(),
        livemode: false,
        metadata: {},
        ...values,
      }
      of(kind).set(thing.id, thing)
      return thing
    },
    tell: (type, object) => {
      made += 1
      events.push({
        id: `evt_${made}`,
        object: 'event',
        api_version: '2026-10-28.endive',
        created: secondsNow(),
        type,
        data: { object: structuredClone(object) },
      })
    },
  }
}

/** Of `a[b][0][c]=1`. */
function readForm(text: string): Thing {
  const root: Thing = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.replaceAll(']', '').split('[')
    let at = root
    for (const [index, key] of keys.entries()) {
      if (index === keys.length - 1) at[key] = value
      else at = at[key] ??= {}
    }
  }
  return root
}

const failure = (status: number, error: Thing): ServerAnswer => ({ status, body: { error } })
const missing = (id: string) =>
  failure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${id}`,
  })
export const list = (data: Thing[]): Thing => ({ object: 'list', data, has_more: false, url: '/' })

const KIND_OF_PATH: Readonly<Record<string, string>> = {
  coupons: 'coupon',
  products: 'product',
  prices: 'price',
  customers: 'customer',
  subscriptions: 'subscription',
  invoices: 'invoice',
  charges: 'charge',
  refunds: 'refund',
  disputes: 'dispute',
  invoice_payments: 'invoice_payment',
  events: 'event',
}

export function answerCall(store: Store, call: ServerCall): ServerAnswer {
  if (call.headers.authorization !== `Bearer ${STRIPE_TEST_KEY}`)
    return failure(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
  const key = call.headers['idempotency-key']
  const known = typeof key === 'string' ? store.idempotent.get(`${call.path} ${key}`) : undefined
  if (known) return { body: known }
  const form = readForm(call.method === 'POST' ? call.body : call.query.toString())
  const answer = route(store, call, form)
  if (typeof key === 'string' && call.method === 'POST' && (answer.status ?? 200) < 400)
    store.idempotent.set(`${call.path} ${key}`, answer.body as Thing)
  return answer
}

function route(store: Store, { method, path }: ServerCall, form: Thing): ServerAnswer {
  const [, , first = '', second, third] = path.split('/')
  if (first === 'checkout') return answerSession(store, method, { id: third, form, path })
  const kind = KIND_OF_PATH[first]
  if (!kind) return missing(path)
  if (first === 'invoices' && second === 'create_preview') return { body: previewOf(store, form) }
  if (second === undefined)
    return { body: method === 'GET' ? listOf(store, kind, form) : create(store, kind, form) }
  const thing = store.of(kind).get(second)
  if (!thing) return missing(second)
  if (kind === 'subscription') return answerSubscription(store, thing, { method, form })
  if (kind === 'invoice' && third === 'pay') {
    if (store.hand.declines)
      return failure(402, { type: 'card_error', code: 'card_declined', message: 'Declined' })
    recover(store, store.of('subscription').get(thing['parent'].subscription_details.subscription)!)
  } else if (method === 'POST')
    Object.assign(thing, form, form['active'] && { active: form['active'] === 'true' })
  if (form['expand']?.[0] === 'product')
    return { body: { ...thing, product: store.of('product').get(thing['product']) } }
  return { body: thing }
}

/** Page by page, as there are many. */
function pageOfEvents(store: Store, form: Thing): Thing {
  const since = Number(form['created']?.gte ?? 0)
  const types = Object.values((form['types'] ?? {}) as Record<string, string>)
  const wanted = store.events
    .filter(({ created, type }) => created >= since && types.includes(type))
    .toReversed()
  const from = wanted.findIndex(({ id }) => id === form['starting_after']) + 1
  const to = from + Number(form['limit'] ?? 10)
  return { ...list(wanted.slice(from, to)), has_more: to < wanted.length, url: '/v1/events' }
}

function listOf(store: Store, kind: string, form: Thing): Thing {
  if (kind === 'event') return pageOfEvents(store, form)
  const all = [...store.of(kind).values()].toReversed()
  const wanted = all.filter((thing) => {
    if (form['lookup_keys'])
      return thing['lookup_key'] === form['lookup_keys'][0] && thing['active']
    if (form['subscription'])
      return thing['parent']?.subscription_details?.subscription === form['subscription']
    if (form['invoice']) return thing['invoice'] === form['invoice']
    if (form['payment_intent']) return thing['payment_intent'] === form['payment_intent']
    if (form['payment']) return thing['payment'].payment_intent === form['payment'].payment_intent
    return form['customer'] === undefined || thing['customer'] === form['customer']
  })
  return list(wanted)
}

const PREFIXES: Readonly<Record<string, string>> = {
  price: 'price',
  customer: 'cus',
  product: 'prod',
  refund: 're',
}

function create(store: Store, kind: string, form: Thing): Thing {
  if (kind === 'refund') {
    refund(store, form['payment_intent'])
    return store.make('refund', 're', form)
  }
  const values =
    kind === 'price'
      ? {
          ...form,
          active: true,
          unit_amount: Number(form['unit_amount']),
          recurring: {
            interval: form['recurring'].interval,
            interval_count: Number(form['recurring'].interval_count),
          },
        }
      : { active: true, ...form }
  return store.make(kind, PREFIXES[kind] ?? kind, values)
}

/** What a coupon takes off an amount. */
export function offAt(store: Store, couponId: string, amount: number): number {
  const { percent_off, amount_off } = store.of('coupon').get(couponId)!
  if (percent_off === undefined) return Math.min(Number(amount_off), amount)
  const share = (amount * Number(percent_off)) / 100
  return store.hand.roundsDown ? Math.ceil(share - 0.5) : Math.round(share)
}

function off(store: Store, subscription: Thing, amount: number): number {
  const at = subscription['items'].data[0].current_period_start ?? secondsNow()
  return ((subscription['discounts'] ?? []) as Thing[])
    .filter(({ end }) => end === null || end > at)
    .reduce((sum, { source }) => sum + offAt(store, source.coupon, amount), 0)
}

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

function answerSession(
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

function answerSubscription(
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
function previewOf(store: Store, form: Thing): Thing {
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

export function endNow(store: Store, subscription: Thing): void {
  subscription['status'] = 'canceled'
  subscription['ended_at'] = secondsNow()
  subscription['canceled_at'] = secondsNow()
  store.tell('customer.subscription.deleted', subscription)
}
