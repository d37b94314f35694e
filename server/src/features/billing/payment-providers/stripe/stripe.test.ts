import { describe, expect, it } from 'vitest'
import { WebhookRefused } from '../payment-provider.ts'
import { STRIPE_TEST_WEBHOOK_SECRET } from '../stripe.factory.ts'
import { priceToSell, useProviders } from '../providers.factory.ts'

const providers = useProviders()

describe('stripe', () => {
  it('takes both announcements of an end back, whichever it was', async () => {
    const provider = providers.stripeProvider()
    const { id } = await providers.subscribe(provider)
    await provider.cancel(id, 'period end')
    const { periodEnd, endsAt } = (await provider.findSubscription(id))!
    expect(endsAt).toEqual(periodEnd)
    await provider.resume(id)
    expect((await provider.findSubscription(id))!.endsAt).toBeNull()
    providers.stripe.announceEnd(id)
    expect((await provider.findSubscription(id))!.endsAt).toEqual(periodEnd)
    await provider.resume(id)
    expect((await provider.findSubscription(id))!.endsAt).toBeNull()
  })

  it('says what a change costs, takes exactly that, and nothing where the card is declined', async () => {
    const provider = providers.stripeProvider()
    const { id, priceId } = await providers.subscribe(provider)
    const dear = await provider.ensurePrice(
      priceToSell({ amount: { minor: 1_451, currency: 'EUR' } }),
      {},
    )
    const change = { subscriptionId: id, priceId: dear.priceId }
    const { dueNow, countedAt } = await provider.previewChange(change)
    expect(dueNow).toEqual({ minor: 500, currency: 'EUR' })
    providers.stripe.hand.declines = true
    const page = await provider.changePlan({ ...change, countedAt, doneUrl: '', key: 'one' })
    expect(page!.url).toContain('https://')
    expect((await provider.findSubscription(id))!.priceId).toBe(priceId)
    providers.stripe.hand.declines = false
    expect(await provider.changePlan({ ...change, countedAt, doneUrl: '', key: 'two' })).toBeNull()
    expect((await provider.findSubscription(id))!.priceId).toBe(dear.priceId)
    expect((await provider.listInvoices(id))[0]!.amount).toEqual(dueNow)
  })

  it('pays by another card of the same customer, never of another', async () => {
    const provider = providers.stripeProvider()
    const [mine, other] = [await providers.subscribe(provider), await providers.subscribe(provider)]
    const urls = { doneUrl: 'https://site.example/done', cancelUrl: 'https://site.example/back' }
    const page = await provider.openPaymentMethodChange({ subscriptionId: mine.id, ...urls })
    expect(await provider.finishPaymentMethodChange(mine.id, page.id)).toBe(false)
    providers.stripe.renew(mine.id, 'declined')
    providers.stripe.enterCard(page.id)
    expect(await provider.finishPaymentMethodChange(other.id, page.id)).toBe(false)
    expect(await provider.finishPaymentMethodChange(mine.id, page.id)).toBe(true)
    const { paidBy, state } = (await provider.findSubscription(mine.id))!
    expect([paidBy, state]).toEqual(['Visa •••• 5555', 'active'])
  })

  it.each([
    [2, '2028-02-29'],
    [12, '2028-12-31'],
  ])('says of a card that ends in month %i of a year which day is its last', async (month, day) => {
    const provider = providers.stripeProvider()
    const { id } = await providers.subscribe(provider)
    providers.stripe.setCardEnd(id, { year: 2028, month })
    expect((await provider.findSubscription(id))!.cardExpiresOn).toBe(day)
  })

  it('closes a checkout, but not one that is paid', async () => {
    const provider = providers.stripeProvider()
    const { id } = await providers.subscribe(provider)
    const session = providers.stripe.calls.findLast(({ path }) => path.includes('/sessions/'))!.path
    await provider.closeCheckout(session.split('/').at(-1)!)
    expect((await provider.findSubscription(id))!.state).toBe('active')
  })

  it('tells of a payment that is contested', async () => {
    const provider = providers.stripeProvider()
    const { id } = await providers.subscribe(provider)
    providers.stripe.disputeLatest(id)
    expect((await provider.listInvoices(id))[0]!.state).toBe('disputed')
  })

  it('counts krónur in hundredths, as Stripe wants them', async () => {
    const provider = providers.stripeProvider()
    const { id } = await providers.subscribe(provider, { amount: { minor: 990, currency: 'ISK' } })
    const [invoice] = await provider.listInvoices(id)
    expect(invoice!.amount).toEqual({ minor: 990, currency: 'ISK' })
    expect(providers.stripe.subscriptions.get(id)!['items'].data[0].price.unit_amount).toBe(99_000)
  })

  it('refuses a webhook of minutes ago, and any without a secret of its own', async () => {
    const event = { id: 'evt_x', object: 'event', type: 'x', data: { object: {} } }
    const old = providers.stripe.sign(event, STRIPE_TEST_WEBHOOK_SECRET)
    const [, time = ''] = /t=(\d+)/.exec(old.headers['stripe-signature']!) ?? []
    const headers = {
      'stripe-signature': old.headers['stripe-signature']!.replace(
        time,
        String(Number(time) - 400),
      ),
    }
    await expect(providers.stripeProvider().verifyWebhook({ ...old, headers })).rejects.toThrow(
      WebhookRefused,
    )
    const unset = providers.stripeProvider({ webhookSecret: '' })
    await expect(unset.verifyWebhook(providers.stripe.sign(event, ' '))).rejects.toThrow(
      WebhookRefused,
    )
  })

  it('says that a key is no good', async () => {
    const provider = providers.stripeProvider({ secretKey: 'sk_test_wrong' })
    await expect(provider.tryOut()).rejects.toMatchObject({ fault: 'key refused' })
  })
})
