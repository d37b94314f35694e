import Stripe from 'stripe'
import {
  type PaymentServer,
  secondsNow,
  type SignedWebhook,
  startPaymentServer,
} from './payment-server.factory.ts'
import { answerCall } from './stripe-answers.factory.ts'
import { invoiceFor, recover, refund } from './stripe-invoices.factory.ts'
import { answerStripePage } from './stripe-pages.factory.ts'
import {
  createStore,
  type Hand,
  LENGTHS,
  list,
  type Store,
  type Thing,
} from './stripe-store.factory.ts'
import { cardOf, endNow } from './stripe-subscriptions.factory.ts'

export const STRIPE_TEST_WEBHOOK_SECRET = 'whsec_local'

export interface StripeServer extends PaymentServer {
  /** Everything that happened, in order, as it would be sent. */
  readonly events: Thing[]
  readonly subscriptions: ReadonlyMap<string, Thing>
  readonly prices: Map<string, Thing>
  readonly products: Map<string, Thing>
  sign(event: Thing, secret?: string): SignedWebhook
  /** Somebody pays on the page of a checkout. @returns the subscription */
  pay(sessionId: string, card?: string): string
  /** Somebody gives another card on the page of a setup. */
  enterCard(sessionId: string): void
  /** The next period begins and is paid, or is not. */
  renew(subscriptionId: string, outcome?: 'paid' | 'declined'): void
  /** What was open is paid after all. */
  recover(subscriptionId: string): void
  /** All attempts were in vain. */
  giveUp(subscriptionId: string): void
  end(subscriptionId: string): void
  /** As its own page for customers does it: by a moment, not by the flag. */
  announceEnd(subscriptionId: string): void
  /** @param part how much of it in the smallest unit, where not all */
  refundLatest(subscriptionId: string, part?: number): void
  disputeLatest(subscriptionId: string): void
  settleDispute(subscriptionId: string, how: 'won' | 'lost'): void
  /** What its card says of its last month. */
  setCardEnd(subscriptionId: string, end: { readonly year: number; readonly month: number }): void
  /** The bank of whoever pays says no until it is told otherwise. */
  readonly hand: Hand
}

/**
 * Stripe on this machine: it keeps what it is told, speaks the documented shapes, and signs as Stripe signs.
 * @param hasPages its addresses lead to pages that a browser can open
 */
export async function startStripe({ hasPages = false } = {}): Promise<StripeServer> {
  const store = createStore()
  const hand = createHand(store)
  const server = await startPaymentServer(
    (call) => answerStripePage(store, hand, call) ?? answerCall(store, call),
  )
  if (hasPages)
    store.pages = { checkout: `${server.origin}/pay/`, invoice: `${server.origin}/invoice/` }
  return Object.assign(server, hand, {
    events: store.events,
    subscriptions: store.of('subscription'),
    prices: store.of('price'),
    products: store.of('product'),
    hand: store.hand,
  })
}

/** What happens at Stripe without being asked by the site. */
function createHand(store: Store) {
  const get = (id: string) => store.of('subscription').get(id)!
  const told = (id: string, values: Thing) => {
    store.tell('customer.subscription.updated', Object.assign(get(id), values))
  }
  const latestCharge = (id: string) => {
    const intent = `pi_${get(id)['latest_invoice']}`
    return [...store.of('charge').values()].find((one) => one['payment_intent'] === intent)
  }
  return {
    sign: (event: Thing, secret = STRIPE_TEST_WEBHOOK_SECRET): SignedWebhook => {
      const body = JSON.stringify(event)
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret })
      return { body: Buffer.from(body), headers: { 'stripe-signature': signature } }
    },
    pay: (sessionId: string, card = 'pm_4242') => paySession(store, sessionId, card),
    enterCard: (sessionId: string) => {
      const session = store.of('checkout.session').get(sessionId)!
      session['status'] = 'complete'
      session['setup_intent'] = { id: 'seti_1', object: 'setup_intent', payment_method: 'pm_5555' }
    },
    renew: (id: string, outcome: 'paid' | 'declined' = 'paid') => {
      const subscription = get(id)
      const [item] = subscription['items'].data
      const { interval, interval_count } = item.price.recurring
      item.current_period_start = item.current_period_end
      item.current_period_end += LENGTHS[interval]! * interval_count
      const amount = item.price.unit_amount
      const invoice = invoiceFor(store, subscription, {
        amount,
        isPaid: outcome === 'paid',
        isReduced: true,
      })
      if (outcome === 'declined') store.tell('invoice.payment_failed', invoice)
      told(id, { status: outcome === 'paid' ? 'active' : 'past_due' })
    },
    recover: (id: string) => recover(store, get(id)),
    giveUp: (id: string) => told(id, { status: 'unpaid' }),
    end: (id: string) => endNow(store, get(id)),
    announceEnd: (id: string) =>
      told(id, { cancel_at: get(id)['items'].data[0].current_period_end }),
    refundLatest: (id: string, part?: number) =>
      refund(store, `pi_${get(id)['latest_invoice']}`, part),
    setCardEnd: (id: string, { year, month }: { year: number; month: number }) => {
      const card = cardOf('pm_5555')
      Object.assign(card['card'], { exp_year: year, exp_month: month })
      told(id, { default_payment_method: card })
    },
    disputeLatest: (id: string) => {
      const charge = latestCharge(id)
      if (!charge) return
      charge['disputed'] = true
      const { id: chargeId, payment_intent } = charge
      const facts = { charge: chargeId, payment_intent, status: 'needs_response' }
      store.tell('charge.dispute.created', store.make('dispute', 'dp', facts))
    },
    settleDispute: (id: string, how: 'won' | 'lost') => {
      const intent = latestCharge(id)?.['payment_intent']
      const dispute = [...store.of('dispute').values()].findLast(
        (one) => one['payment_intent'] === intent,
      )
      if (!dispute) return
      dispute['status'] = how
      store.tell('charge.dispute.closed', dispute)
    },
  }
}

const MONTH_SECONDS = 30 * 86_400

function discountsOf(store: Store, session: Thing): Thing[] {
  return Object.values((session['discounts'] ?? {}) as Record<string, Thing>).map(({ coupon }) => {
    const months = Number(store.of('coupon').get(coupon)?.['duration_in_months'] ?? 0)
    return {
      id: 'di_1',
      object: 'discount',
      source: { type: 'coupon', coupon },
      start: secondsNow(),
      end: months > 0 ? secondsNow() + months * MONTH_SECONDS : null,
    }
  })
}

function paySession(store: Store, sessionId: string, card: string): string {
  const session = store.of('checkout.session').get(sessionId)!
  if (session['subscription']) return session['subscription']
  const price = store.of('price').get(session['line_items'][0].price)!
  const trialDays = Number(session['subscription_data']?.trial_period_days ?? 0)
  const { interval, interval_count } = price['recurring']
  const length = trialDays > 0 ? trialDays * 86_400 : LENGTHS[interval]! * interval_count
  const subscription = store.make('subscription', 'sub', {
    customer: session['customer'],
    currency: price['currency'],
    metadata: session['subscription_data'].metadata,
    status: trialDays > 0 ? 'trialing' : 'active',
    start_date: secondsNow(),
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    schedule: null,
    pending_update: null,
    default_payment_method: cardOf(card),
    discounts: discountsOf(store, session),
    items: list([{ id: 'si_1', price, current_period_end: secondsNow() + length }]),
  })
  store.tell('customer.subscription.created', { ...subscription, status: 'incomplete' })
  invoiceFor(store, subscription, {
    amount: trialDays > 0 ? 0 : price['unit_amount'],
    isPaid: true,
    isReduced: true,
  })
  Object.assign(session, { status: 'complete', subscription: subscription['id'] })
  store.tell('customer.subscription.updated', subscription)
  store.tell('checkout.session.completed', session)
  return subscription['id']
}
