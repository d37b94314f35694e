import { randomUUID } from 'node:crypto'
import { openDispute, settleDispute } from './paypal-disputes.factory.ts'
import { answerNotifications, signatureOf } from './paypal-notifications.factory.ts'
import { answerPage } from './paypal-pages.factory.ts'
import { begin, cancel, pay, refund } from './paypal-payments.factory.ts'
import { priceOf, type Thing } from './paypal-periods.factory.ts'
import { answerPlan, failure } from './paypal-plans.factory.ts'
import { type Store, tell } from './paypal-store.factory.ts'
import { answerSubscription } from './paypal-subscriptions.factory.ts'
import {
  type PaymentServer,
  type ServerAnswer,
  type ServerCall,
  type SignedWebhook,
  startPaymentServer,
} from './payment-server.factory.ts'

export { PAYPAL_TEST_WEBHOOK } from './paypal-notifications.factory.ts'

export const PAYPAL_TEST_CLIENT = 'local-client'
export const PAYPAL_TEST_SECRET = 'local-secret'

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
  /** Whoever paid wants the latest payment of each back, in one dispute. */
  disputeLatest(...subscriptionIds: string[]): void
  settleDispute(subscriptionId: string, how: 'won' | 'lost'): void
  /** Takes all tokens back. */
  forgetTokens(): void
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
    disputeLatest: (...ids: string[]) => {
      const sales = ids.flatMap(
        (id) => [...store.sales.values()].findLast((one) => one['subscription'] === id) ?? [],
      )
      if (sales.length > 0) tell(store, 'CUSTOMER.DISPUTE.CREATED', openDispute(store, sales))
    },
    settleDispute: (id: string, how: 'won' | 'lost') => {
      const dispute = settleDispute(store, id, how)
      if (dispute) tell(store, 'CUSTOMER.DISPUTE.RESOLVED', dispute)
    },
    forgetTokens: () => store.tokens.clear(),
  }
}
