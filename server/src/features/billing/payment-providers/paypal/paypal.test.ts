import { describe, expect, it } from 'vitest'
import { priceToSell, useProviders } from '../providers.factory.ts'

const providers = useProviders()

describe('paypal', () => {
  it('keeps what is behind the point of an event: read and written again it would be another', async () => {
    const event = {
      id: 'WH-1',
      event_type: 'BILLING.SUBSCRIPTION.UPDATED',
      resource: { id: 'I-9' },
    }
    const text = '{"id":"WH-1","event_type":"X","resource":{"value":1.0,"name":"\\u00e9"}}'
    expect(
      (await providers.paypalProvider().verifyWebhook(providers.paypal.sign(event, text))).id,
    ).toBe('WH-1')
  })

  it('asks for another token where one was taken back', async () => {
    const provider = providers.paypalProvider()
    const { id } = await providers.subscribe(provider)
    providers.paypal.forgetTokens()
    expect((await provider.findSubscription(id))!.state).toBe('active')
    const wrong = providers.paypalProvider({ clientSecret: 'wrong' })
    await expect(wrong.tryOut()).rejects.toMatchObject({ fault: 'key refused' })
  })

  it('ends with the time that was paid for, which it does not say any more', async () => {
    const provider = providers.paypalProvider()
    const { id } = await providers.subscribe(provider)
    await provider.cancel(id, 'period end')
    const { state, endsAt, periodEnd, lastPaidAt } = (await provider.findSubscription(id))!
    expect([state, endsAt, periodEnd]).toEqual(['canceled', null, null])
    expect(lastPaidAt).not.toBeNull()
    await expect(provider.resume(id)).rejects.toMatchObject({ fault: 'refused' })
  })

  it('changes the plan on a page of its own', async () => {
    const provider = providers.paypalProvider()
    const sold = await provider.ensurePrice(priceToSell(), {})
    const { productId } = sold
    const { id } = await providers.subscribe(provider, {}, sold)
    const { priceId } = await provider.ensurePrice(priceToSell(), { productId })
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
    providers.paypal.approve(id)
    expect((await provider.findSubscription(id))!.priceId).toBe(priceId)
    const other = await provider.ensurePrice(priceToSell(), {})
    await expect(
      provider.changePlan({ ...change, priceId: other.priceId, countedAt, doneUrl: '', key: 'l' }),
    ).rejects.toMatchObject({ fault: 'refused' })
  })

  it('refuses periods and amounts that it does not know', async () => {
    const provider = providers.paypalProvider()
    for (const price of [{ intervalCount: 24 }, { amount: { minor: 12_345, currency: 'HUF' } }])
      await expect(provider.ensurePrice(priceToSell(price), {})).rejects.toMatchObject({
        fault: 'refused',
      })
  })
})
