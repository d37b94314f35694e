import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLogger } from '../../../platform/log/logger.ts'
import { loadConfig } from '../../../platform/config/config.ts'
import {
  PAYPAL_TEST_CLIENT,
  PAYPAL_TEST_SECRET,
  PAYPAL_TEST_WEBHOOK,
  type PaypalServer,
  startPaypal,
} from './paypal.factory.ts'
import { createPaypal } from './paypal/paypal.ts'
import {
  type PaymentProvider,
  type PriceToSell,
  ProviderError,
  WebhookRefused,
} from './payment-provider.ts'
import { STRIPE_TEST_KEY } from './stripe-answers.factory.ts'
import { startStripe, STRIPE_TEST_WEBHOOK_SECRET, type StripeServer } from './stripe.factory.ts'
import { createStripe } from './stripe/stripe.ts'

const log = createLogger(
  loadConfig({ LOG_LEVEL: 'silent', APP_KEY: 'a key for tests that is long enough' }),
)
let stripe: StripeServer
let paypal: PaypalServer
let made = 0

beforeAll(async () => {
  ;[stripe, paypal] = await Promise.all([startStripe(), startPaypal()])
})
afterAll(() => Promise.all([stripe.stop(), paypal.stop()]))
beforeEach(() => {
  stripe.failWith = undefined
  paypal.failWith = undefined
  stripe.hand.declines = false
})

const stripeProvider = (setup: Partial<Parameters<typeof createStripe>[1]> = {}) =>
  createStripe(
    { log },
    {
      secretKey: STRIPE_TEST_KEY,
      webhookSecret: STRIPE_TEST_WEBHOOK_SECRET,
      standIn: stripe.origin,
      ...setup,
    },
  )
const paypalProvider = (setup: Partial<Parameters<typeof createPaypal>[1]> = {}) =>
  createPaypal(
    { log },
    {
      clientId: PAYPAL_TEST_CLIENT,
      clientSecret: PAYPAL_TEST_SECRET,
      webhookId: PAYPAL_TEST_WEBHOOK,
      isTest: false,
      standIn: paypal.origin,
      ...setup,
    },
  )

const BOTH = [
  ['stripe', stripeProvider],
  ['paypal', paypalProvider],
] as const

const priceToSell = (overrides: Partial<PriceToSell> = {}): PriceToSell => {
  made += 1
  return {
    productKey: `product-${made}`,
    priceKey: `price-${made}`,
    name: 'Supporter',
    amount: { minor: 450, currency: 'EUR' },
    interval: 'month',
    intervalCount: 1,
    trialDays: 0,
    beginsCheaper: false,
    ...overrides,
  }
}

async function subscribe(provider: PaymentProvider, overrides: Partial<PriceToSell> = {}) {
  const price = priceToSell(overrides)
  const { priceId } = await provider.ensurePrice(price, {})
  const key = `checkout-${made}`
  const customerId = await provider.ensureCustomer({ key, email: 'a@b.example', name: 'a' })
  const { id } = await provider.openCheckout({
    key,
    customerId,
    priceId,
    trialDays: price.trialDays,
    startsAt: null,
    discount: null,
    closesAt: null,
    doneUrl: 'https://site.example/done',
    cancelUrl: 'https://site.example/back',
  })
  if (provider.gateway === 'stripe') stripe.pay(id)
  else paypal.approve(id)
  const { subscriptionId } = (await provider.findCheckout(id))!
  return { id: subscriptionId!, key, priceId }
}

const handOf = ({ gateway }: PaymentProvider) => (gateway === 'stripe' ? stripe : paypal)

describe.each(BOTH)('%s', (_name, open) => {
  it('sells a price once, however often it is asked for', async () => {
    const provider = open()
    const price = priceToSell()
    const [first, again] = [
      await provider.ensurePrice(price, {}),
      await provider.ensurePrice(price, {}),
    ]
    expect(again).toEqual(first)
    expect(await provider.ensurePrice(price, first)).toEqual(first)
  })

  it('opens one checkout for one key, and has no subscription before it is paid', async () => {
    const provider = open()
    const { priceId } = await provider.ensurePrice(priceToSell(), {})
    const checkout = {
      key: `once-${provider.gateway}`,
      customerId: null,
      priceId,
      trialDays: 0,
      startsAt: null,
      discount: null,
      closesAt: null,
      doneUrl: 'https://site.example/done',
      cancelUrl: 'https://site.example/back',
    }
    const first = await provider.openCheckout(checkout)
    expect(await provider.openCheckout(checkout)).toEqual(first)
    expect(first.url).toMatch(/^https:/)
    expect((await provider.findCheckout(first.id))!.isOpen).toBe(true)
    expect(await provider.findCheckout('not-there')).toBeUndefined()
  })

  it('tells what changed on all pages, and that a payment was given back of what is over', async () => {
    const provider = open()
    const hand = handOf(provider)
    const [over, other] = [await subscribe(provider), await subscribe(provider)]
    hand.end(over.id)
    await sleep(1_100)
    const since = new Date()
    hand.refundLatest(over.id)
    for (let at = 0; at < 110; at += 1) hand.renew(other.id)
    expect(new Set(await provider.listChangedSince(since))).toEqual(new Set([over.id, other.id]))
  })

  it('tells of a subscription what decides about rights', async () => {
    const provider = open()
    const { id, key, priceId } = await subscribe(provider)
    const begun = (await provider.findSubscription(id))!
    expect(begun).toMatchObject({
      id,
      reference: key,
      priceId,
      state: 'active',
      endsAt: null,
      endedAt: null,
    })
    expect(begun.periodEnd!.getTime()).toBeGreaterThan(Date.now())
    handOf(provider).renew(id, 'declined')
    expect((await provider.findSubscription(id))!.state).toBe('past_due')
    handOf(provider).recover(id)
    expect((await provider.findSubscription(id))!.state).toBe('active')
    handOf(provider).renew(id, 'declined')
    handOf(provider).giveUp(id)
    expect((await provider.findSubscription(id))!.state).toBe('unpaid')
    handOf(provider).end(id)
    const ended = (await provider.findSubscription(id))!
    expect(ended.state).toBe('canceled')
    expect(ended.endedAt).not.toBeNull()
    expect(await provider.findSubscription('sub_nobody')).toBeUndefined()
  })

  it('begins with days on trial', async () => {
    const provider = open()
    const { id } = await subscribe(provider, { trialDays: 14 })
    const { state, periodEnd } = (await provider.findSubscription(id))!
    expect(state).toBe('trialing')
    const days = (periodEnd!.getTime() - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(14)
  })

  it.each([
    ['EUR', 1999],
    ['JPY', 500],
    ['HUF', 120_000],
  ])('keeps amounts in %s whole', async (currency, minor) => {
    const provider = open()
    const { id } = await subscribe(provider, { amount: { minor, currency } })
    const [invoice] = await provider.listInvoices(id)
    expect(invoice).toMatchObject({ amount: { minor, currency }, state: 'paid', refundedMinor: 0 })
    handOf(provider).refundLatest(id)
    const [refunded] = await provider.listInvoices(id)
    expect(refunded).toMatchObject({ state: 'refunded', refundedMinor: minor })
  })

  it('ends at once, for one that somebody has twice with its money back', async () => {
    const provider = open()
    const [ended, undone] = [await subscribe(provider), await subscribe(provider)]
    await provider.cancel(ended.id, 'now')
    const { state, endsAt } = (await provider.findSubscription(ended.id))!
    expect(state).toBe('canceled')
    expect(endsAt!.getTime()).toBeLessThanOrEqual(Date.now() + 1_000)
    expect((await provider.listInvoices(ended.id))[0]!.state).toBe('paid')
    await provider.undo(undone.id, 'key')
    await provider.undo(undone.id, 'key')
    expect((await provider.findSubscription(undone.id))!.state).toBe('canceled')
    expect((await provider.listInvoices(undone.id))[0]!.state).toBe('refunded')
  })

  it('says which subscriptions changed, and of which a payment is', async () => {
    const provider = open()
    const since = new Date(Date.now() - 5_000)
    const { id } = await subscribe(provider)
    expect(await provider.listChangedSince(since)).toContain(id)
    handOf(provider).refundLatest(id)
    const event = handOf(provider).events.at(-1)!
    const { subject } = await provider.verifyWebhook(handOf(provider).sign(event))
    expect(subject?.kind).toBe('payment')
    expect(await provider.findSubscriptionOfPayment(subject!.id)).toBe(id)
    expect(await provider.findSubscriptionOfPayment('nothing')).toBeUndefined()
  })

  it('believes webhooks that it sent, byte by byte', async () => {
    const provider = open()
    const { id } = await subscribe(provider)
    handOf(provider).renew(id)
    const event = handOf(provider).events.at(-1)!
    const sent = handOf(provider).sign(event)
    expect(await provider.verifyWebhook(sent)).toMatchObject({
      id: event['id'],
      subject: { kind: 'subscription', id },
    })
    const forged = Buffer.from(sent.body.toString().replace(id, 'sub_other'))
    for (const webhook of [
      { ...sent, body: forged },
      { ...sent, body: Buffer.from('no event') },
      { ...sent, body: Buffer.alloc(0) },
      { ...sent, headers: {} },
      { ...sent, body: Buffer.concat([sent.body, Buffer.from(' ')]) },
    ])
      await expect(provider.verifyWebhook(webhook)).rejects.toThrow(WebhookRefused)
  })

  it('says in words of the house why nothing came of it', async () => {
    const provider = open()
    await provider.tryOut()
    handOf(provider).failWith = { status: 500, body: { error: { message: 'down' } } }
    await expect(provider.findSubscription('sub_1')).rejects.toMatchObject({ fault: 'unreachable' })
    handOf(provider).failWith = { status: 200, body: '<html>' }
    await expect(provider.findSubscription('sub_1')).rejects.toThrow(ProviderError)
    handOf(provider).failWith = undefined
    await expect(provider.archivePrice('price_nobody')).rejects.toMatchObject({ fault: 'refused' })
  })
})

describe('stripe', () => {
  it('takes both announcements of an end back, whichever it was', async () => {
    const provider = stripeProvider()
    const { id } = await subscribe(provider)
    await provider.cancel(id, 'period end')
    const { periodEnd, endsAt } = (await provider.findSubscription(id))!
    expect(endsAt).toEqual(periodEnd)
    await provider.resume(id)
    expect((await provider.findSubscription(id))!.endsAt).toBeNull()
    stripe.announceEnd(id)
    expect((await provider.findSubscription(id))!.endsAt).toEqual(periodEnd)
    await provider.resume(id)
    expect((await provider.findSubscription(id))!.endsAt).toBeNull()
  })

  it('says what a change costs, takes exactly that, and nothing where the card is declined', async () => {
    const provider = stripeProvider()
    const { id, priceId } = await subscribe(provider)
    const dear = await provider.ensurePrice(
      priceToSell({ amount: { minor: 1_451, currency: 'EUR' } }),
      {},
    )
    const change = { subscriptionId: id, priceId: dear.priceId }
    const { dueNow, countedAt } = await provider.previewChange(change)
    expect(dueNow).toEqual({ minor: 500, currency: 'EUR' })
    stripe.hand.declines = true
    const page = await provider.changePlan({ ...change, countedAt, doneUrl: '', key: 'one' })
    expect(page!.url).toContain('https://')
    expect((await provider.findSubscription(id))!.priceId).toBe(priceId)
    stripe.hand.declines = false
    expect(await provider.changePlan({ ...change, countedAt, doneUrl: '', key: 'two' })).toBeNull()
    expect((await provider.findSubscription(id))!.priceId).toBe(dear.priceId)
    expect((await provider.listInvoices(id))[0]!.amount).toEqual(dueNow)
  })

  it('pays by another card of the same customer, never of another', async () => {
    const provider = stripeProvider()
    const [mine, other] = [await subscribe(provider), await subscribe(provider)]
    const urls = { doneUrl: 'https://site.example/done', cancelUrl: 'https://site.example/back' }
    const page = await provider.openPaymentMethodChange({ subscriptionId: mine.id, ...urls })
    expect(await provider.finishPaymentMethodChange(mine.id, page.id)).toBe(false)
    stripe.renew(mine.id, 'declined')
    stripe.enterCard(page.id)
    expect(await provider.finishPaymentMethodChange(other.id, page.id)).toBe(false)
    expect(await provider.finishPaymentMethodChange(mine.id, page.id)).toBe(true)
    const { paidBy, state } = (await provider.findSubscription(mine.id))!
    expect([paidBy, state]).toEqual(['Visa •••• 5555', 'active'])
  })

  it('closes a checkout, but not one that is paid', async () => {
    const provider = stripeProvider()
    const { id } = await subscribe(provider)
    const session = stripe.calls.findLast(({ path }) => path.includes('/sessions/'))!.path
    await provider.closeCheckout(session.split('/').at(-1)!)
    expect((await provider.findSubscription(id))!.state).toBe('active')
  })

  it('tells of a payment that is contested', async () => {
    const provider = stripeProvider()
    const { id } = await subscribe(provider)
    stripe.disputeLatest(id)
    expect((await provider.listInvoices(id))[0]!.state).toBe('disputed')
  })

  it('counts krónur in hundredths, as Stripe wants them', async () => {
    const provider = stripeProvider()
    const { id } = await subscribe(provider, { amount: { minor: 990, currency: 'ISK' } })
    const [invoice] = await provider.listInvoices(id)
    expect(invoice!.amount).toEqual({ minor: 990, currency: 'ISK' })
    expect(stripe.subscriptions.get(id)!['items'].data[0].price.unit_amount).toBe(99_000)
  })

  it('refuses a webhook of minutes ago, and any without a secret of its own', async () => {
    const event = { id: 'evt_x', object: 'event', type: 'x', data: { object: {} } }
    const old = stripe.sign(event, STRIPE_TEST_WEBHOOK_SECRET)
    const [, time = ''] = /t=(\d+)/.exec(old.headers['stripe-signature']!) ?? []
    const headers = {
      'stripe-signature': old.headers['stripe-signature']!.replace(
        time,
        String(Number(time) - 400),
      ),
    }
    await expect(stripeProvider().verifyWebhook({ ...old, headers })).rejects.toThrow(
      WebhookRefused,
    )
    const unset = stripeProvider({ webhookSecret: '' })
    await expect(unset.verifyWebhook(stripe.sign(event, ' '))).rejects.toThrow(WebhookRefused)
  })

  it('says that a key is no good', async () => {
    const provider = stripeProvider({ secretKey: 'sk_test_wrong' })
    await expect(provider.tryOut()).rejects.toMatchObject({ fault: 'key refused' })
  })
})

describe('paypal', () => {
  it('keeps what is behind the point of an event: read and written again it would be another', async () => {
    const event = {
      id: 'WH-1',
      event_type: 'BILLING.SUBSCRIPTION.UPDATED',
      resource: { id: 'I-9' },
    }
    const text = '{"id":"WH-1","event_type":"X","resource":{"value":1.0,"name":"\\u00e9"}}'
    expect((await paypalProvider().verifyWebhook(paypal.sign(event, text))).id).toBe('WH-1')
  })

  it('asks for another token where one was taken back', async () => {
    const provider = paypalProvider()
    const { id } = await subscribe(provider)
    paypal.forgetTokens()
    expect((await provider.findSubscription(id))!.state).toBe('active')
    const wrong = paypalProvider({ clientSecret: 'wrong' })
    await expect(wrong.tryOut()).rejects.toMatchObject({ fault: 'key refused' })
  })

  it('ends with the time that was paid for, which it does not say any more', async () => {
    const provider = paypalProvider()
    const { id } = await subscribe(provider)
    await provider.cancel(id, 'period end')
    const { state, endsAt, periodEnd, lastPaidAt } = (await provider.findSubscription(id))!
    expect([state, endsAt, periodEnd]).toEqual(['canceled', null, null])
    expect(lastPaidAt).not.toBeNull()
    await expect(provider.resume(id)).rejects.toMatchObject({ fault: 'refused' })
  })

  it('changes the plan on a page of its own', async () => {
    const provider = paypalProvider()
    const { id } = await subscribe(provider)
    const { priceId } = await provider.ensurePrice(priceToSell(), {})
    const change = { subscriptionId: id, priceId }
    const { dueNow, countedAt } = await provider.previewChange(change)
    expect(dueNow).toBeNull()
    const page = await provider.changePlan({
      ...change,
      countedAt,
      doneUrl: 'https://x.example',
      key: 'k',
    })
    expect(page!.url).toMatch(/^https:/)
    paypal.approve(id)
    expect((await provider.findSubscription(id))!.priceId).toBe(priceId)
  })

  it('refuses periods and amounts that it does not know', async () => {
    const provider = paypalProvider()
    for (const price of [{ intervalCount: 24 }, { amount: { minor: 12_345, currency: 'HUF' } }])
      await expect(provider.ensurePrice(priceToSell(price), {})).rejects.toMatchObject({
        fault: 'refused',
      })
  })
})
