import Stripe from 'stripe'
import type { Needs } from '../../../../platform/platform.ts'
import {
  type CancelWhen,
  type EventSubject,
  type PaymentProvider,
  type ProviderChanges,
  type ProviderEvent,
  type ProviderInvoice,
  type ProviderPage,
  realmOf,
  WebhookRefused,
} from '../payment-provider.ts'
import { askStripe, createStripeClient, findAtStripe, type StripeSetup } from './stripe-client.ts'
import {
  type ChargeFacts,
  idOf,
  readInvoice,
  readSubscription,
  secondsOf,
  subjectOf,
} from './stripe-readers.ts'
import { stripePrices } from './stripe-prices.ts'
import {
  changeStripePlan,
  closeSession,
  openStripeCheckout,
  pageOf,
  previewStripeChange,
} from './stripe-sales.ts'

const AT_ONCE = 100
const MOST_INVOICES = 300
const MOST_EVENTS = 5_000
const EVENTS = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
]
/** Of disputes that took no money, or gave it back. */
const HARMLESS: readonly Stripe.Dispute.Status[] = ['won', 'warning_closed', 'prevented']

/** Stripe: hosted pages for everything that has to do with cards, and the state by asking for it. */
export function createStripe(platform: Needs<'log'>, setup: StripeSetup): PaymentProvider {
  const stripe = createStripeClient(platform, setup)
  return {
    gateway: 'stripe',
    realm: realmOf(setup.secretKey, setup.standIn ?? ''),
    canResume: true,
    sellsTrials: false,
    keepsToOneProduct: false,
    closesCheckouts: true,
    keepsDiscounts: true,
    ...stripePrices(stripe),
    ensureCustomer: async ({ key, email, name }) => {
      const customer = await askStripe(() =>
        stripe.customers.create({ email, name }, { idempotencyKey: `customer ${key}` }),
      )
      return customer.id
    },
    openCheckout: (checkout) => openStripeCheckout(stripe, checkout),
    findCheckout: async (id) => {
      const session = await findAtStripe(() => stripe.checkout.sessions.retrieve(id))
      return (
        session && {
          isOpen: session.status === 'open',
          isAgreed: false,
          subscriptionId: idOf(session.subscription),
        }
      )
    },
    beginCheckout: () => Promise.resolve(),
    closeCheckout: (id) => closeSession(stripe, id),
    findSubscription: async (id) => {
      const found = await findAtStripe(() =>
        stripe.subscriptions.retrieve(id, { expand: ['default_payment_method', 'discounts'] }),
      )
      return found && readSubscription(found)
    },
    listInvoices: (subscriptionId) => listInvoices(platform, stripe, subscriptionId),
    previewChange: (change) => previewStripeChange(stripe, change),
    changePlan: (change) => changeStripePlan(stripe, change),
    cancel: (id, when) => cancel(stripe, id, when),
    resume: (id) => resume(stripe, id),
    undo: (id, key) => undo(stripe, id, key),
    openPaymentMethodChange: (change) => openPaymentMethodChange(stripe, change),
    finishPaymentMethodChange: (id, pageId) => finishPaymentMethodChange(stripe, id, pageId),
    verifyWebhook: async ({ body, headers }) =>
      verifyWebhook(stripe, setup.webhookSecret, { body, header: headers['stripe-signature'] }),
    findSubscriptionOfPayment: (id) => findSubscriptionOfPayment(stripe, id),
    // Each payment says how much of it went back, and whether it was disputed.
    findRefund: () => Promise.resolve(undefined),
    findDisputes: () => Promise.resolve([]),
    listChangedSince: (moment) => listChangedSince(stripe, moment),
    tryOut: async () => {
      await askStripe(() => stripe.products.list({ limit: 1 }))
    },
  }
}

async function listInvoices(
  platform: Needs<'log'>,
  stripe: Stripe,
  id: string,
): Promise<ProviderInvoice[]> {
  return askStripe(async () => {
    const invoices = await stripe.invoices
      .list({ subscription: id, limit: AT_ONCE, expand: ['data.payments'] })
      .autoPagingToArray({ limit: MOST_INVOICES })
    const customer = idOf(invoices[0]?.customer)
    const charges = customer
      ? await stripe.charges
          .list({ customer, limit: AT_ONCE })
          .autoPagingToArray({ limit: MOST_INVOICES * 2 })
      : []
    const facts = new Map<string, ChargeFacts>()
    for (const { payment_intent, amount_refunded, disputed } of charges) {
      const payment = idOf(payment_intent)
      if (payment === null || (amount_refunded === 0 && !disputed)) continue
      const isDisputed = disputed && (await isAtStake(platform, stripe, payment))
      facts.set(payment, { refunded: amount_refunded, isDisputed })
    }
    return invoices
      .filter(({ status }) => status !== 'draft')
      .map((invoice) => readInvoice(invoice, facts))
  })
}

/**
 * That a payment was disputed once it says for ever; how that ended is said by the dispute. Where the key may not read that,
 * the first is all that is known.
 */
async function isAtStake(
  { log }: Needs<'log'>,
  stripe: Stripe,
  payment_intent: string,
): Promise<boolean> {
  try {
    const { data } = await stripe.disputes.list({ payment_intent, limit: AT_ONCE })
    return data.some(({ status }) => !HARMLESS.includes(status))
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripePermissionError)) throw error
    log.warn('the key of Stripe may not read disputes: one that was won stays on its invoice')
    return true
  }
}

async function cancel(stripe: Stripe, id: string, when: CancelWhen): Promise<void> {
  await askStripe(() =>
    when === 'now'
      ? stripe.subscriptions.cancel(id)
      : stripe.subscriptions.update(id, { cancel_at_period_end: true }),
  )
}

/** Whichever of the two announced the end is taken back: Stripe refuses both at once. */
async function resume(stripe: Stripe, id: string): Promise<void> {
  await askStripe(async () => {
    const { schedule, cancel_at, cancel_at_period_end } = await stripe.subscriptions.retrieve(id)
    if (schedule) await stripe.subscriptionSchedules.release(idOf(schedule)!)
    if (cancel_at_period_end) await stripe.subscriptions.update(id, { cancel_at_period_end: false })
    else if (cancel_at !== null) await stripe.subscriptions.update(id, { cancel_at: '' })
  })
}

async function undo(stripe: Stripe, id: string, key: string): Promise<void> {
  await askStripe(async () => {
    const { latest_invoice, status } = await stripe.subscriptions.retrieve(id)
    if (status !== 'canceled' && status !== 'incomplete_expired')
      await stripe.subscriptions.cancel(id)
    const invoice = idOf(latest_invoice)
    if (invoice === null) return
    const payments = await stripe.invoicePayments.list({ invoice, status: 'paid' })
    for (const { id: paymentId, payment } of payments.data) {
      const intent = idOf(payment.payment_intent)
      if (intent !== null)
        await stripe.refunds.create(
          { payment_intent: intent },
          { idempotencyKey: `undo ${key} ${paymentId}` },
        )
    }
  })
}

async function openPaymentMethodChange(
  stripe: Stripe,
  { subscriptionId, doneUrl, cancelUrl }: Parameters<PaymentProvider['openPaymentMethodChange']>[0],
): Promise<ProviderPage> {
  return askStripe(async () => {
    const { customer, currency } = await stripe.subscriptions.retrieve(subscriptionId)
    const session = await stripe.checkout.sessions.create({
      mode: 'setup',
      customer: idOf(customer)!,
      currency,
      success_url: `${doneUrl}?page={CHECKOUT_SESSION_ID}`,
      cancel_url: cancelUrl,
    })
    return pageOf(session)
  })
}

/** Of the subscription, not of the customer: Checkout wrote it there, and that comes first. */
async function finishPaymentMethodChange(
  stripe: Stripe,
  subscriptionId: string,
  pageId: string,
): Promise<boolean> {
  const session = await findAtStripe(() =>
    stripe.checkout.sessions.retrieve(pageId, { expand: ['setup_intent'] }),
  )
  const intent = session?.setup_intent
  if (session?.status !== 'complete' || !intent || typeof intent === 'string') return false
  const method = idOf(intent.payment_method)
  return askStripe(async () => {
    const subscription = await stripe.subscriptions.retrieve(subscriptionId)
    if (method === null || idOf(session.customer) !== idOf(subscription.customer)) return false
    await stripe.subscriptions.update(subscriptionId, { default_payment_method: method })
    const invoice = idOf(subscription.latest_invoice)
    // What could not be paid before is tried by the new one at once; where that fails too, Stripe goes on as it does.
    if (subscription.status === 'past_due' && invoice !== null)
      await stripe.invoices.pay(invoice).catch(() => undefined)
    return true
  })
}

function verifyWebhook(
  stripe: Stripe,
  secret: string,
  { body, header }: { body: Buffer; header: string | string[] | undefined },
): ProviderEvent {
  // An empty secret would be one that everybody knows.
  if (secret === '' || typeof header !== 'string') throw new WebhookRefused('stripe: not signed')
  try {
    const event = stripe.webhooks.constructEvent(body, header, secret)
    return { id: event.id, type: event.type, subject: subjectOf(event.data.object) }
  } catch (error) {
    throw new WebhookRefused('stripe: not signed', { cause: error })
  }
}

async function findSubscriptionOfPayment(
  stripe: Stripe,
  payment: string,
): Promise<string | undefined> {
  const found = await findAtStripe(() =>
    stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: payment },
      limit: 1,
    }),
  )
  const invoiceId = idOf(found?.data[0]?.invoice)
  if (invoiceId === null) return undefined
  const invoice = await findAtStripe(() => stripe.invoices.retrieve(invoiceId))
  return idOf(invoice?.parent?.subscription_details?.subscription) ?? undefined
}

async function listChangedSince(stripe: Stripe, moment: Date): Promise<ProviderChanges> {
  const events = await askStripe(() =>
    stripe.events
      .list({ types: EVENTS, created: { gte: secondsOf(moment) }, limit: AT_ONCE })
      .autoPagingToArray({ limit: MOST_EVENTS }),
  )
  const subjects = events.map(({ data }) => subjectOf(data.object))
  const idsOf = (kind: EventSubject['kind']) =>
    new Set(subjects.flatMap((subject) => (subject?.kind === kind ? [subject.id] : [])))
  const found = idsOf('subscription')
  for (const payment of idsOf('payment')) {
    const id = await findSubscriptionOfPayment(stripe, payment)
    if (id !== undefined) found.add(id)
  }
  return { subscriptions: [...found], facts: [] }
}
