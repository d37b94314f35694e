import { z } from 'zod'
import type { Needs } from '../../../../platform/platform.ts'
import {
  type CheckoutToOpen,
  type Discount,
  type PaymentProvider,
  type ProviderChanges,
  ProviderError,
  type ProviderEvent,
  type ProviderPage,
  realmOf,
  WebhookRefused,
} from '../payment-provider.ts'
import {
  actAtPaypal as act,
  createPaypalClient,
  originOf,
  type PaypalClient,
  type PaypalSetup,
} from './paypal-client.ts'
import { findDisputes } from './paypal-disputes.ts'
import { paypalPrices } from './paypal-prices.ts'
import {
  amountForPaypal,
  approvalOf,
  ENDED_AT_ONCE,
  eventAnswer,
  eventsAnswer,
  idAnswer,
  nothing,
  pageAnswer,
  type PaypalTransaction,
  readPaypalSubscription,
  readTransaction,
  reviseAnswer,
  subjectOfEvent,
  subscriptionAnswer,
  transactionsAnswer,
} from './paypal-readers.ts'
import { findRefund } from './paypal-refunds.ts'

const EVENTS_AT_ONCE = 100
const MOST_PAGES = 50
const BEFORE_ALL = '2015-01-01T00:00:00Z'
const PAYMENT_PAGE = '/myaccount/autopay/'
/**
 * PayPal. What it has not: an end at the end of a period (a cancelled subscription is over there, and its paid time runs
 * here), a word on what a change of plan costs (its own page says so), invoices (each payment is one).
 */
export function createPaypal(platform: Needs<'log'>, setup: PaypalSetup): PaymentProvider {
  const paypal = createPaypalClient(platform, setup)
  return {
    gateway: 'paypal',
    realm: realmOf(setup.clientId, originOf(setup)),
    canResume: false,
    sellsTrials: true,
    keepsToOneProduct: true,
    closesCheckouts: false,
    keepsDiscounts: false,
    ...paypalPrices(paypal),
    ensureCustomer: () => Promise.resolve(null),
    openCheckout: (checkout) => openCheckout(paypal, checkout),
    findCheckout: async (id) => {
      const found = await paypal.find({ path: pathOf(id) }, subscriptionAnswer)
      if (!found) return undefined
      const isAgreed = found.status === 'APPROVED'
      return {
        isOpen: isAgreed || found.status === 'APPROVAL_PENDING',
        isAgreed,
        subscriptionId: id,
      }
    },
    beginCheckout: (id) => beginCheckout(paypal, id),
    // One that nobody agreed to goes by itself after some hours, and cannot be cancelled.
    closeCheckout: () => Promise.resolve(),
    findSubscription: (id) => findSubscription(paypal, id),
    listInvoices: async (id) => (await listTransactions(paypal, id)).map(readTransaction),
    previewChange: ({ countedAt = new Date() }) => Promise.resolve({ dueNow: null, countedAt }),
    changePlan: (change) => changePlan(paypal, change),
    cancel: async (id, when) => {
      const reason = when === 'now' ? ENDED_AT_ONCE : 'Cancelled by the member'
      await act(paypal, `${pathOf(id)}/cancel`, { reason })
    },
    resume: () =>
      Promise.reject(new ProviderError('refused', 'paypal has no way back from cancelling')),
    undo: (id, key) => undo(paypal, id, key),
    openPaymentMethodChange: ({ subscriptionId }) => {
      const url = `${originOf(setup).replace('//api-m.', '//www.')}${PAYMENT_PAGE}`
      return Promise.resolve({ id: subscriptionId, url })
    },
    finishPaymentMethodChange: () => Promise.resolve(false),
    verifyWebhook: (webhook) => verifyWebhook(paypal, setup.webhookId, webhook),
    findSubscriptionOfPayment: (id) => findSubscriptionOfPayment(paypal, id),
    findRefund: (id) => findRefund(paypal, id),
    findDisputes: (id) => findDisputes(paypal, id),
    listChangedSince: (moment) => listChangedSince(paypal, moment),
    tryOut: () => tryOut(paypal, setup.webhookId),
  }
}

const pathOf = (id: string) => `/v1/billing/subscriptions/${encodeURIComponent(id)}`

async function openCheckout(
  paypal: PaypalClient,
  { key, priceId, startsAt, discount, doneUrl, cancelUrl }: CheckoutToOpen,
): Promise<ProviderPage> {
  const answer = await paypal.ask(
    {
      path: '/v1/billing/subscriptions',
      method: 'POST',
      key,
      body: {
        plan_id: priceId,
        custom_id: key,
        ...(startsAt !== null && { start_time: startsAt.toISOString() }),
        ...(discount !== null && { plan: overrideFor(discount) }),
        application_context: {
          // What takes a use of a coupon begins when it is known that the use is there still.
          user_action: discount === null ? 'SUBSCRIBE_NOW' : 'CONTINUE',
          shipping_preference: 'NO_SHIPPING',
          return_url: doneUrl,
          cancel_url: cancelUrl,
        },
      },
    },
    pageAnswer,
  )
  const url = approvalOf(answer)
  if (url === undefined) throw new ProviderError('unclear', `paypal: ${answer.id} has no page`)
  return { id: answer.id, url }
}

async function beginCheckout(paypal: PaypalClient, id: string): Promise<void> {
  try {
    await act(paypal, `${pathOf(id)}/activate`, { reason: 'Agreed to by the member' })
  } catch (error) {
    const found = await paypal.find({ path: pathOf(id) }, subscriptionAnswer)
    if (found?.status !== 'ACTIVE') throw error
  }
}

/** Of a plan that begins cheaper its first cycle costs less for so long; of any other the only one does, for ever. */
const overrideFor = ({ amountDue, payments }: Discount) => ({
  billing_cycles: [
    {
      sequence: 1,
      pricing_scheme: { fixed_price: amountForPaypal(amountDue) },
      total_cycles: payments ?? 0,
    },
  ],
})

async function findSubscription(paypal: PaypalClient, id: string) {
  const found = await paypal.find({ path: pathOf(id) }, subscriptionAnswer)
  return found && readPaypalSubscription(found)
}

async function listTransactions(paypal: PaypalClient, id: string): Promise<PaypalTransaction[]> {
  const query = new URLSearchParams({ start_time: BEFORE_ALL, end_time: new Date().toISOString() })
  const answer = await paypal.find(
    { path: `${pathOf(id)}/transactions?${query}` },
    transactionsAnswer,
  )
  return answer?.transactions ?? []
}

/** The member agrees on a page of PayPal, which says what it costs. */
async function changePlan(
  paypal: PaypalClient,
  { subscriptionId, priceId, doneUrl, key }: Parameters<PaymentProvider['changePlan']>[0],
): Promise<ProviderPage | null> {
  const answer = await paypal.ask(
    {
      path: `${pathOf(subscriptionId)}/revise`,
      method: 'POST',
      key,
      body: {
        plan_id: priceId,
        application_context: {
          shipping_preference: 'NO_SHIPPING',
          return_url: doneUrl,
          cancel_url: doneUrl,
        },
      },
    },
    reviseAnswer,
  )
  const url = approvalOf(answer)
  return url === undefined ? null : { id: subscriptionId, url }
}

async function undo(paypal: PaypalClient, id: string, key: string): Promise<void> {
  const found = await findSubscription(paypal, id)
  if (found && found.state !== 'canceled')
    await act(paypal, `${pathOf(id)}/cancel`, { reason: ENDED_AT_ONCE })
  const paid = (await listTransactions(paypal, id)).filter(({ status }) => status === 'COMPLETED')
  for (const { id: sale } of paid)
    await paypal.ask(
      {
        path: `/v1/payments/sale/${encodeURIComponent(sale)}/refund`,
        method: 'POST',
        key: `${key}-${sale}`,
      },
      nothing,
    )
}

const PROOFS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const

/** PayPal itself is asked whether it sent this, with the body byte by byte: read and written again it would be another. */
async function verifyWebhook(
  paypal: PaypalClient,
  webhookId: string,
  { body, headers }: Parameters<PaymentProvider['verifyWebhook']>[0],
): Promise<ProviderEvent> {
  const raw = body.toString('utf8')
  const event = readEvent(raw)
  const proofs = Object.entries(PROOFS).map(([name, header]) => [name, headers[header]] as const)
  if (webhookId === '' || !proofs.every(([, value]) => typeof value === 'string'))
    throw new WebhookRefused('paypal: not signed')
  const fields = JSON.stringify({ ...Object.fromEntries(proofs), webhook_id: webhookId })
  const { verification_status: verdict } = await paypal.ask(
    {
      path: '/v1/notifications/verify-webhook-signature',
      method: 'POST',
      body: `${fields.slice(0, -1)},"webhook_event":${raw}}`,
    },
    z.object({ verification_status: z.string() }),
  )
  if (verdict !== 'SUCCESS') throw new WebhookRefused('paypal: not signed')
  return { id: event.id, type: event.event_type, subject: subjectOfEvent(event) }
}

function readEvent(raw: string): z.output<typeof eventAnswer> {
  try {
    return eventAnswer.parse(JSON.parse(raw))
  } catch (error) {
    throw new WebhookRefused('paypal: no event', { cause: error })
  }
}

/** With the webhook: where PayPal does not know it, none of its word is believed here. */
async function tryOut(paypal: PaypalClient, webhookId: string): Promise<void> {
  await paypal.logIn()
  const path = `/v1/notifications/webhooks/${encodeURIComponent(webhookId)}`
  if (!(await paypal.find({ path }, idAnswer)))
    throw new ProviderError('refused', 'paypal does not know this webhook')
}

async function listChangedSince(paypal: PaypalClient, moment: Date): Promise<ProviderChanges> {
  const query = new URLSearchParams({
    start_time: moment.toISOString(),
    end_time: new Date().toISOString(),
    page_size: String(EVENTS_AT_ONCE),
  })
  const found = {
    subscription: new Set<string>(),
    payment: new Set<string>(),
    refund: new Set<string>(),
    dispute: new Set<string>(),
  }
  let path: string | undefined = `/v1/notifications/webhooks-events?${query}`
  for (let page = 0; page < MOST_PAGES && path !== undefined; page += 1) {
    const answer: z.output<typeof eventsAnswer> = await paypal.ask({ path }, eventsAnswer)
    for (const event of answer.events) {
      const subject = subjectOfEvent(event)
      if (subject) found[subject.kind].add(subject.id)
    }
    const next = answer.links.find(({ rel }) => rel === 'next')?.href
    path = next && new URL(next).pathname + new URL(next).search
  }
  for (const payment of found.payment) {
    const id = await findSubscriptionOfPayment(paypal, payment)
    if (id !== undefined) found.subscription.add(id)
  }
  const factsOf = (kind: 'refund' | 'dispute') => [...found[kind]].map((id) => ({ kind, id }))
  return {
    subscriptions: [...found.subscription],
    facts: [...factsOf('refund'), ...factsOf('dispute')],
  }
}

async function findSubscriptionOfPayment(
  paypal: PaypalClient,
  id: string,
): Promise<string | undefined> {
  const sale = await paypal.find(
    { path: `/v1/payments/sale/${encodeURIComponent(id)}` },
    z.object({ billing_agreement_id: z.string().optional() }),
  )
  return sale?.billing_agreement_id
}
