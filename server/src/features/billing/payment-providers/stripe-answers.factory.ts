import type { ServerAnswer, ServerCall } from './payment-server.factory.ts'
import { answerSession } from './stripe-checkouts.factory.ts'
import { recover, refund } from './stripe-invoices.factory.ts'
import { answerSubscription, previewOf } from './stripe-subscriptions.factory.ts'
import {
  failure,
  list,
  missing,
  STRIPE_TEST_KEY,
  type Store,
  type Thing,
} from './stripe-store.factory.ts'

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
