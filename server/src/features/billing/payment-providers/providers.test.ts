import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { GATEWAYS, ProviderError, WebhookRefused } from './payment-provider.ts'
import { priceToSell, useProviders } from './providers.factory.ts'

const providers = useProviders()

describe.each(GATEWAYS)('%s', (gateway) => {
  it('sells a price once, however often it is asked for', async () => {
    const provider = providers.openOf(gateway)
    const price = priceToSell()
    const [first, again] = [
      await provider.ensurePrice(price, {}),
      await provider.ensurePrice(price, {}),
    ]
    expect(again).toEqual(first)
    expect(await provider.ensurePrice(price, first)).toEqual(first)
  })

  it('opens one checkout for one key, and has no subscription before it is paid', async () => {
    const provider = providers.openOf(gateway)
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
    const provider = providers.openOf(gateway)
    const hand = providers.handOf(provider)
    const [over, other] = [await providers.subscribe(provider), await providers.subscribe(provider)]
    hand.end(over.id)
    await sleep(1_100)
    const since = new Date()
    hand.refundLatest(over.id)
    for (let at = 0; at < 110; at += 1) hand.renew(other.id)
    const { subscriptions, facts } = await provider.listChangedSince(since)
    const given = await Promise.all(facts.map(({ id }) => provider.findRefund(id)))
    const ofRefunds = await Promise.all(
      given.map((refund) => provider.findSubscriptionOfPayment(refund!.paymentId)),
    )
    expect(new Set([...subscriptions, ...ofRefunds])).toEqual(new Set([over.id, other.id]))
  })

  it('tells of a subscription what decides about rights', async () => {
    const provider = providers.openOf(gateway)
    const { id, key, priceId } = await providers.subscribe(provider)
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
    providers.handOf(provider).renew(id, 'declined')
    expect((await provider.findSubscription(id))!.state).toBe('past_due')
    providers.handOf(provider).recover(id)
    expect((await provider.findSubscription(id))!.state).toBe('active')
    providers.handOf(provider).renew(id, 'declined')
    providers.handOf(provider).giveUp(id)
    expect((await provider.findSubscription(id))!.state).toBe('unpaid')
    providers.handOf(provider).end(id)
    const ended = (await provider.findSubscription(id))!
    expect(ended.state).toBe('canceled')
    expect(ended.endedAt).not.toBeNull()
    expect(await provider.findSubscription('sub_nobody')).toBeUndefined()
  })

  it('begins with days on trial', async () => {
    const provider = providers.openOf(gateway)
    const { id } = await providers.subscribe(provider, { trialDays: 14 })
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
    const provider = providers.openOf(gateway)
    const { id } = await providers.subscribe(provider, { amount: { minor, currency } })
    const [invoice] = await provider.listInvoices(id)
    expect(invoice).toMatchObject({ amount: { minor, currency }, state: 'paid', refundedMinor: 0 })
    providers.handOf(provider).refundLatest(id)
    const [refunded] = await provider.listInvoices(id)
    expect(refunded).toMatchObject({ state: 'refunded', refundedMinor: minor })
  })

  it('ends at once, for one that somebody has twice with its money back', async () => {
    const provider = providers.openOf(gateway)
    const [ended, undone] = [
      await providers.subscribe(provider),
      await providers.subscribe(provider),
    ]
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
    const provider = providers.openOf(gateway)
    const since = new Date(Date.now() - 5_000)
    const { id } = await providers.subscribe(provider)
    expect((await provider.listChangedSince(since)).subscriptions).toContain(id)
    providers.handOf(provider).refundLatest(id)
    const event = providers.handOf(provider).events.at(-1)!
    const { subject } = await provider.verifyWebhook(providers.handOf(provider).sign(event))
    expect(subject?.kind).toBe(gateway === 'paypal' ? 'refund' : 'payment')
    const payment = (await provider.findRefund(subject!.id))?.paymentId ?? subject!.id
    expect(await provider.findSubscriptionOfPayment(payment)).toBe(id)
    const { facts } = await provider.listChangedSince(since)
    expect(facts.some(({ id }) => id === subject!.id)).toBe(gateway === 'paypal')
    expect(await provider.findSubscriptionOfPayment('nothing')).toBeUndefined()
  })

  it('believes webhooks that it sent, byte by byte', async () => {
    const provider = providers.openOf(gateway)
    const { id } = await providers.subscribe(provider)
    providers.handOf(provider).renew(id)
    const event = providers.handOf(provider).events.at(-1)!
    const sent = providers.handOf(provider).sign(event)
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
    const provider = providers.openOf(gateway)
    await provider.tryOut()
    providers.handOf(provider).failWith = { status: 500, body: { error: { message: 'down' } } }
    await expect(provider.findSubscription('sub_1')).rejects.toMatchObject({ fault: 'unreachable' })
    providers.handOf(provider).failWith = { status: 200, body: '<html>' }
    await expect(provider.findSubscription('sub_1')).rejects.toThrow(ProviderError)
    providers.handOf(provider).failWith = undefined
    await expect(provider.archivePrice('price_nobody')).rejects.toMatchObject({ fault: 'refused' })
  })
})
