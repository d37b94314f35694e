import { createHmac, randomUUID } from 'node:crypto'
import { answerPage } from './paypal-pages.factory.ts'
import { answerPlan, failure } from './paypal-plans.factory.ts'
import { executionsOf, priceOf, type Thing } from './paypal-periods.factory.ts'
import { openDispute, settleDispute } from './paypal-disputes.factory.ts'
import { makeRefund } from './paypal-refunds.factory.ts'
import {
  type PaymentServer,
  type ServerAnswer,
  type ServerCall,
  type SignedWebhook,
  startPaymentServer,
} from './payment-server.factory.ts'

export const PAYPAL_TEST_CLIENT = 'local-client'
export const PAYPAL_TEST_SECRET = 'local-secret'
export const PAYPAL_TEST_WEBHOOK = 'WH-LOCAL'
const SIGNING_KEY = 'only this server knows it'

export interface PaypalServer extends PaymentServer {
  readonly events: Thing[]
  readonly subscriptions: ReadonlyMap<string, Thing>
  readonly plans: Map<string, Thing>
  readonly sales: ReadonlyMap<string, Thing>
  readonly refunds: ReadonlyMap<string, Thing>
  readonly disputes: ReadonlyMap<string, Thing>
  /** As it would be sent, with this very text where one is given. */
  sign(event: Thing, text?: string): SignedWebhook
  /** Somebody agrees on the page of PayPal. */
  approve(subscriptionId: string): void
  renew(subscriptionId: string, outcome?: 'paid' | 'declined'): void
  recover(subscriptionId: string): void
  /** After too many payments that failed. */
  giveUp(subscriptionId: string): void
  end(subscriptionId: string): void
  /** @param part how much of it in the smallest unit, where not all */
  refundLatest(subscriptionId: string, part?: number): void
  /** Whoever paid wants the latest payment back. */
  disputeLatest(subscriptionId: string): void
  settleDispute(subscriptionId: string, how: 'won' | 'lost'): void
  /** Takes all tokens back. */
  forgetTokens(): void
}

interface Store {
  readonly events: Thing[]
  readonly answers: Map<string, ServerAnswer>
  readonly tokens: Set<string>
  readonly products: Map<string, Thing>
  readonly plans: Map<string, Thing>
  readonly subscriptions: Map<string, Thing>
  readonly sales: Map<string, Thing>
  readonly refunds: Map<string, Thing>
  readonly disputes: Map<string, Thing>
  made: number
  /** Where members agree. */
  pages: string
}

/** PayPal on this machine: it keeps what it is told, speaks the documented shapes, and knows what it sent. */
export async function startPaypal({ hasPages = false } = {}): Promise<PaypalServer> {
  const store: Store = {
    events: [],
    answers: new Map(),
    tokens: new Set(),
    products: new Map(),
    plans: new Map(),
    subscriptions: new Map(),
    sales: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    made: 0,
    pages: 'https://www.paypal.example/webapps/billing/subscriptions',
  }
  const hand = createHand(store)
  const server = await startPaymentServer(
    (call) => answerPage(store.subscriptions, hand, call) ?? answerCall(store, call),
  )
  if (hasPages) store.pages = `${server.origin}/agree`
  const { events, subscriptions, plans, sales, refunds, disputes } = store
  return Object.assign(server, hand, { events, subscriptions, plans, sales, refunds, disputes })
}

function answerCall(store: Store, call: ServerCall): ServerAnswer {
  if (call.path === '/v1/oauth2/token') return answerToken(store, call)
  const token = call.headers.authorization?.replace('Bearer ', '') ?? ''
  if (!store.tokens.has(token)) return failure(401, 'INVALID_TOKEN')
  const key = call.headers['paypal-request-id']
  const known = typeof key === 'string' ? store.answers.get(`${call.path} ${key}`) : undefined
  if (known) return known
  const answer = route(store, call)
  if (typeof key === 'string' && (answer.status ?? 200) < 400)
    store.answers.set(`${call.path} ${key}`, answer)
  return answer
}

function answerToken(store: Store, { headers, body }: ServerCall): ServerAnswer {
  const basic = Buffer.from(`${PAYPAL_TEST_CLIENT}:${PAYPAL_TEST_SECRET}`).toString('base64')
  if (headers.authorization !== `Basic ${basic}` || body !== 'grant_type=client_credentials')
    return failure(401, 'invalid_client')
  const token = randomUUID()
  store.tokens.add(token)
  return { body: { access_token: token, token_type: 'Bearer', expires_in: 32_000 } }
}

function route(store: Store, call: ServerCall): ServerAnswer {
  const [, , area, kind, id = '', act] = call.path.split('/')
  if (area === 'notifications') return answerNotifications(store, call)
  const form = (call.body === '' ? {} : JSON.parse(call.body)) as Thing
  if (area === 'catalogs' && call.method === 'GET') {
    const product = store.products.get(id)
    return product ? { body: product } : failure(404, 'RESOURCE_NOT_FOUND')
  }
  if (area === 'catalogs') {
    const product = { id: `PROD-${++store.made}`, ...form }
    store.products.set(product.id, product)
    return { status: 201, body: product }
  }
  if (area === 'customer') {
    const dispute = store.disputes.get(id)
    return dispute ? { body: dispute } : failure(404, 'RESOURCE_NOT_FOUND')
  }
  if (area === 'payments' && kind === 'refund') {
    const refund = store.refunds.get(id)
    return refund ? { body: refund } : failure(404, 'INVALID_RESOURCE_ID')
  }
  if (area === 'payments') return answerSale(store, { id, act, method: call.method })
  if (kind === 'plans') return answerPlan(store, { id, act, form, method: call.method })
  return answerSubscription(store, { id, act, form, method: call.method })
}

function answerSale(
  store: Store,
  { id, act, method }: { id: string; act: string | undefined; method: string },
): ServerAnswer {
  const sale = store.sales.get(id)
  if (!sale) return failure(404, 'RESOURCE_NOT_FOUND')
  if (method === 'POST' && act === 'refund') {
    return { status: 201, body: refund(store, sale) }
  }
  return { body: { id, billing_agreement_id: sale['subscription'] } }
}

function answerSubscription(
  store: Store,
  { id, act, form, method }: { id: string; act: string | undefined; form: Thing; method: string },
): ServerAnswer {
  if (id === '') return createSubscription(store, form)
  const subscription = store.subscriptions.get(id)
  if (!subscription) return failure(404, 'RESOURCE_NOT_FOUND')
  if (method === 'GET' && act === 'transactions')
    return {
      body: {
        transactions: [...store.sales.values()]
          .filter((sale) => sale['subscription'] === id)
          .map(({ subscription: _of, ...transaction }) => transaction),
      },
    }
  if (method === 'GET') return { body: subscription }
  if (act === 'cancel') {
    if (!form['reason']) return failure(400, 'INVALID_REQUEST')
    if (!['ACTIVE', 'SUSPENDED'].includes(subscription['status']))
      return failure(422, 'SUBSCRIPTION_STATUS_INVALID')
    cancel(store, subscription, form['reason'])
    return { status: 204 }
  }
  if (act === 'activate') {
    if (subscription['status'] !== 'APPROVED') return failure(422, 'SUBSCRIPTION_STATUS_INVALID')
    begin(store, subscription)
    return { status: 204 }
  }
  if (act === 'revise') {
    const [had, wanted] = [
      store.plans.get(subscription['plan_id']),
      store.plans.get(form['plan_id']),
    ]
    if (!wanted) return failure(404, 'RESOURCE_NOT_FOUND')
    // “You can upgrade or downgrade to subscription plans under the same product.”
    if (wanted['product_id'] !== had!['product_id'] || wanted['status'] !== 'ACTIVE')
      return failure(422, 'UNPROCESSABLE_ENTITY')
    subscription['revised_plan'] = form['plan_id']
    subscription['return_url'] = form['application_context']?.return_url
    return { body: { plan_id: form['plan_id'], links: linksOf(store, id) } }
  }
  return failure(404, 'RESOURCE_NOT_FOUND')
}

const linksOf = ({ pages }: Store, id: string) => [{ rel: 'approve', href: `${pages}?id=${id}` }]

function createSubscription(store: Store, form: Thing): ServerAnswer {
  const plan = store.plans.get(form['plan_id'])
  if (!plan || plan['status'] !== 'ACTIVE') return failure(422, 'PLAN_STATUS_INVALID')
  const override = (form['plan']?.billing_cycles ?? []) as Thing[]
  const isKnown = ({ sequence, pricing_scheme }: Thing) =>
    plan['billing_cycles'].some((cycle: Thing) => cycle['sequence'] === sequence) &&
    Number(pricing_scheme.fixed_price.value) > 0
  if (!override.every(isKnown)) return failure(422, 'INVALID_BILLING_CYCLES')
  const id = `I-${++store.made}`
  const subscription: Thing = {
    id,
    status: 'APPROVAL_PENDING',
    plan_id: form['plan_id'],
    plan_overridden: override.length > 0,
    override,
    custom_id: form['custom_id'],
    start_time: form['start_time'] ?? new Date().toISOString(),
    create_time: new Date().toISOString(),
    return_url: form['application_context']?.return_url,
    user_action: form['application_context']?.user_action,
  }
  store.subscriptions.set(id, subscription)
  return { status: 201, body: { ...subscription, links: linksOf(store, id) } }
}

function answerNotifications(store: Store, { path, body, query }: ServerCall): ServerAnswer {
  if (path.endsWith('/webhooks-events')) {
    const since = Date.parse(query.get('start_time') ?? '')
    const events = store.events.filter(({ create_time }) => Date.parse(create_time) >= since)
    const from = Number(query.get('from') ?? 0)
    const to = from + Number(query.get('page_size') ?? 10)
    const more = new URLSearchParams([...query].filter(([name]) => name !== 'from'))
    more.set('from', String(to))
    const next = { rel: 'next', href: `https://api.paypal.example${path}?${more}` }
    const page = events.toReversed().slice(from, to)
    return { body: { events: page, count: page.length, links: to < events.length ? [next] : [] } }
  }
  const [, named] = /\/webhooks\/([^/]+)$/.exec(path) ?? []
  if (named !== undefined)
    return named === PAYPAL_TEST_WEBHOOK
      ? { body: { id: named } }
      : failure(404, 'INVALID_RESOURCE_ID')
  // The event as it stands in the call, byte by byte: that is what was signed.
  const raw = /"webhook_event":(.*)\}$/s.exec(body)?.[1] ?? ''
  const proofs = JSON.parse(body) as Thing
  const isSent =
    proofs['webhook_id'] === PAYPAL_TEST_WEBHOOK &&
    proofs['transmission_sig'] === signatureOf(proofs, raw)
  return { body: { verification_status: isSent ? 'SUCCESS' : 'FAILURE' } }
}

const signatureOf = ({ transmission_id, transmission_time }: Thing, raw: string): string =>
  createHmac('sha256', SIGNING_KEY)
    .update([transmission_id, transmission_time, PAYPAL_TEST_WEBHOOK, raw].join('|'))
    .digest('base64')

function tell(store: Store, type: string, resource: Thing): void {
  store.events.push({
    id: `WH-${++store.made}`,
    event_version: '1.0',
    create_time: new Date().toISOString(),
    resource_type: type.startsWith('PAYMENT') ? 'sale' : 'subscription',
    event_type: type,
    resource: structuredClone(resource),
  })
}

function cancel(store: Store, subscription: Thing, reason: string): void {
  subscription['status'] = 'CANCELLED'
  subscription['status_change_note'] = reason
  subscription['status_update_time'] = new Date().toISOString()
  delete subscription['billing_info']?.next_billing_time
  tell(store, 'BILLING.SUBSCRIPTION.CANCELLED', subscription)
}

function refund(store: Store, sale: Thing, part?: number): Thing {
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

function begin(store: Store, subscription: Thing): void {
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

function pay(store: Store, subscription: Thing): void {
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

/** What happens at PayPal without being asked by the site. */
function createHand(store: Store) {
  const get = (id: string) => store.subscriptions.get(id)!
  return {
    sign: (event: Thing, text = JSON.stringify(event)): SignedWebhook => {
      const proofs = { transmission_id: randomUUID(), transmission_time: new Date().toISOString() }
      return {
        body: Buffer.from(text),
        headers: {
          'paypal-transmission-id': proofs.transmission_id,
          'paypal-transmission-time': proofs.transmission_time,
          'paypal-transmission-sig': signatureOf(proofs, text),
          'paypal-cert-url': 'https://api.paypal.example/cert',
          'paypal-auth-algo': 'SHA256withRSA',
        },
      }
    },
    approve: (id: string) => {
      const subscription = get(id)
      if (subscription['revised_plan']) {
        subscription['plan_id'] = subscription['revised_plan']
        delete subscription['revised_plan']
        subscription['override'] = []
        tell(store, 'BILLING.SUBSCRIPTION.UPDATED', subscription)
      } else if (subscription['status'] !== 'APPROVAL_PENDING') return
      // “When you want to control the activation of the subscription.”
      else if (subscription['user_action'] === 'CONTINUE') subscription['status'] = 'APPROVED'
      else begin(store, subscription)
    },
    renew: (id: string, outcome: 'paid' | 'declined' = 'paid') => {
      const subscription = get(id)
      const { ms, money } = priceOf(store, subscription)
      const billing = subscription['billing_info']
      billing.next_billing_time = new Date(Date.parse(billing.next_billing_time) + ms).toISOString()
      if (outcome === 'paid') return pay(store, subscription)
      billing.failed_payments_count += 1
      billing.outstanding_balance = money
      tell(store, 'BILLING.SUBSCRIPTION.PAYMENT.FAILED', subscription)
    },
    recover: (id: string) => pay(store, get(id)),
    giveUp: (id: string) => {
      get(id)['status'] = 'SUSPENDED'
      tell(store, 'BILLING.SUBSCRIPTION.SUSPENDED', get(id))
    },
    end: (id: string) => cancel(store, get(id), 'Ended by PayPal'),
    refundLatest: (id: string, part?: number) => {
      const sale = [...store.sales.values()].findLast((one) => one['subscription'] === id)
      if (sale) refund(store, sale, part)
    },
    disputeLatest: (id: string) => {
      const sale = [...store.sales.values()].findLast((one) => one['subscription'] === id)
      if (sale) tell(store, 'CUSTOMER.DISPUTE.CREATED', openDispute(store, sale))
    },
    settleDispute: (id: string, how: 'won' | 'lost') => {
      const dispute = settleDispute(store, id, how)
      if (dispute) tell(store, 'CUSTOMER.DISPUTE.RESOLVED', dispute)
    },
    forgetTokens: () => store.tokens.clear(),
  }
}
