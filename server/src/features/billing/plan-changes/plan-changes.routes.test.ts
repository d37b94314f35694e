import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { buy, type Providers, setUpProviders, workOff } from '../payments/payments.factory.ts'
import { priceToSell } from '../payment-providers/providers.factory.ts'
import { openProvider } from '../payment-providers/open-provider.service.ts'
import { buildPlan } from '../products/plans.factory.ts'

const test = useTestApp()
const api = '/api/v1/billing'
const DAY = 86_400_000
type Gateway = 'stripe' | 'paypal'
type Caller = Awaited<ReturnType<typeof test.as>>
let providers: Providers

beforeAll(async () => {
  providers = await setUpProviders(test.platform)
})
afterAll(() => providers.stop())
afterEach(() => {
  providers.stripe.failWith = undefined
  providers.paypal.failWith = undefined
  providers.stripe.hand.declines = false
})

/** Somebody with a plan of five euros a month. */
async function subscriber(gateway: Gateway) {
  const member = await test.as('member')
  const { id: providerId } = await buy(test.platform, providers, { userId: member.id, gateway })
  await member.call('POST', `${api}/checkouts/done`, { gateway })
  const { subscription } = (await member.call('GET', `${api}/subscriptions/me`)).json()
  const act = async (path: string, body: object = {}) => {
    const answer = await member.call(
      'POST',
      `${api}/subscriptions/${subscription.id}/${path}`,
      body,
    )
    return { status: answer.statusCode, ...answer.json() }
  }
  return { member, providerId, id: subscription.id as number, act }
}
const priceOf = async (amount_minor: number) =>
  (await buildPlan(test.platform.db, { prices: [{ amount_minor }] })).prices[0]!.id
const invoicesOf = async (member: Caller) =>
  (await member.call('GET', `${api}/invoices`)).json().pagination.data as { amount: number }[]
const historyOf = (id: number) =>
  test.platform.db
    .selectFrom('audit_events')
    .select(['action', 'actor_id', 'changes'])
    .where('record_type', '=', 'subscription')
    .where('record_id', '=', String(id))
    .orderBy('id')
    .execute()
const at = (providerId: string) => providers.stripe.subscriptions.get(providerId)!

type Act = Awaited<ReturnType<typeof subscriber>>['act']
async function confirm(act: Act, price_id: number) {
  const { amount_due, counted_at } = await act('change/preview', { price_id })
  return act('change', { price_id, amount_due, counted_at })
}

describe('changing the plan at Stripe', () => {
  it('costs exactly what was shown, up and down', async () => {
    const { member, act, id } = await subscriber('stripe')
    const [dear, cheap] = [await priceOf(1999), await priceOf(300)]
    const preview = await act('change/preview', { price_id: dear })
    expect(preview).toMatchObject({ amount_due: 7.49, currency: 'EUR', price: { amount: 19.99 } })
    const { amount_due, counted_at } = preview
    const up = await act('change', { price_id: dear, amount_due, counted_at })
    expect(up).toMatchObject({ status: 200, url: null, subscription: { price: { id: dear } } })
    expect((await invoicesOf(member)).map(({ amount }) => amount).toSorted()).toEqual([5, 7.49])
    expect(await act('change/preview', { price_id: cheap })).toMatchObject({ amount_due: 0 })
    expect(await confirm(act, cheap)).toMatchObject({ subscription: { price: { id: cheap } } })
    expect(await invoicesOf(member)).toHaveLength(2)
    const told = await historyOf(id)
    expect(told.at(-1)).toMatchObject({ action: 'updated', actor_id: member.id })
  })

  it('happens once, however many ask for it at once', async () => {
    const { member, act, providerId } = await subscriber('stripe')
    const price_id = await priceOf(2000)
    const preview = await act('change/preview', { price_id })
    const { amount_due, counted_at } = preview
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => act('change', { price_id, amount_due, counted_at })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
    await workOff(test.platform)
    expect((await invoicesOf(member)).map(({ amount }) => amount).toSorted()).toEqual([5, 7.5])
    expect(at(providerId)['status']).toBe('active')
  })

  it('is refused for another amount or another moment than was shown', async () => {
    const { member, act } = await subscriber('stripe')
    const price_id = await priceOf(2000)
    const { amount_due, counted_at } = await act('change/preview', { price_id })
    const said = { status: 409, message: 'The amount is another one now. Please look at it again.' }
    for (const values of [
      { amount_due: amount_due - 0.01 },
      { amount_due: null },
      { counted_at: new Date(Date.now() + DAY).toISOString() },
      { counted_at: new Date(Date.now() - DAY).toISOString() },
    ])
      expect(await act('change', { price_id, amount_due, counted_at, ...values })).toMatchObject(
        said,
      )
    expect(await invoicesOf(member)).toHaveLength(1)
  })

  it('that the bank declines changes nothing until it is paid on another page', async () => {
    const { act, providerId } = await subscriber('stripe')
    providers.stripe.hand.declines = true
    const answer = await confirm(act, await priceOf(2000))
    expect(answer).toMatchObject({ status: 200, url: expect.stringContaining('://') })
    expect(answer.subscription.price.amount).toBe(5)
    expect(at(providerId)['items'].data[0].price.unit_amount).toBe(500)
  })

  it('is none to what is not sold, to the same, in another currency, or of what is granted or cancelled', async () => {
    const { act, member } = await subscriber('stripe')
    const own = (await member.call('GET', `${api}/subscriptions/me`)).json().subscription.price.id
    const preview = (price_id: number) => act('change/preview', { price_id })
    expect(await preview(own)).toMatchObject({ status: 409 })
    expect(await preview(987_654)).toMatchObject({ status: 422 })
    const { prices } = await buildPlan(test.platform.db, { prices: [{ currency: 'USD' }] })
    expect(await preview(prices[0]!.id)).toMatchObject({ status: 422 })
    await act('cancel')
    expect(await preview(await priceOf(900))).toMatchObject({
      status: 409,
      message: 'This plan is cancelled. Please renew it first.',
    })
    const guest = await test.as('member')
    const granted = await (
      await test.as('admin')
    ).call('POST', `${api}/subscriptions`, { user_id: guest.id, price_id: await priceOf(900) })
    const path = `${api}/subscriptions/${granted.json().subscription.id}/change/preview`
    const answer = await guest.call('POST', path, { price_id: await priceOf(900) })
    expect(answer.statusCode).toBe(409)
  })

  it('is done by its member alone', async () => {
    const { id } = await subscriber('stripe')
    const { member: other } = await subscriber('stripe')
    const price_id = await priceOf(900)
    const body = { price_id, amount_due: 1, counted_at: new Date().toISOString(), page: 'cs_1' }
    const paths = ['change/preview', 'change', 'payment-method', 'payment-method/done', 'refresh']
    for (const path of [...paths, 'cancel', 'renew'])
      expect(
        (await other.call('POST', `${api}/subscriptions/${id}/${path}`, body)).statusCode,
      ).toBe(404)
  })
})

describe('cancelling at Stripe', () => {
  it('ends it there with its period, and renewing takes that back', async () => {
    const { act, id, member, providerId } = await subscriber('stripe')
    const cancelled = await act('cancel')
    expect(cancelled).toMatchObject({ status: 200, subscription: { active: false, valid: true } })
    expect(at(providerId)['cancel_at_period_end']).toBe(true)
    expect(await act('cancel')).toMatchObject({ status: 200 })
    const renewed = await act('renew')
    expect(renewed).toMatchObject({ url: null, subscription: { active: true, ends_at: null } })
    expect(at(providerId)['cancel_at_period_end']).toBe(false)
    const mine = (await historyOf(id)).filter(({ actor_id }) => actor_id === member.id)
    expect(mine.length).toBeGreaterThanOrEqual(2)
  })

  it('ends it there at once where that is wished', async () => {
    const { act, member, providerId } = await subscriber('stripe')
    expect(await act('cancel', { when: 'now' })).toMatchObject({ subscription: { valid: false } })
    expect(at(providerId)['status']).toBe('canceled')
    expect((await member.call('GET', `${api}/subscriptions/me`)).statusCode).toBe(403)
  })

  it('changes nothing here where Stripe does not answer', async () => {
    const { act, member } = await subscriber('stripe')
    providers.stripe.failWith = { status: 503 }
    expect(await act('cancel')).toMatchObject({ status: 503 })
    providers.stripe.failWith = undefined
    const { subscription } = (await member.call('GET', `${api}/subscriptions/me`)).json()
    expect(subscription.active).toBe(true)
    // Nothing is held any more.
    expect(await act('cancel')).toMatchObject({ status: 200 })
  })

  it('is what staff do, too, and the history says who did', async () => {
    const { id, providerId } = await subscriber('stripe')
    const admin = await test.as('admin')
    const end = (when: string) => admin.call('POST', `${api}/subscriptions/${id}/end`, { when })
    expect((await end('period')).json().subscription).toMatchObject({ state: 'ending' })
    expect(at(providerId)['cancel_at_period_end']).toBe(true)
    expect((await end('now')).json().subscription).toMatchObject({ state: 'ended' })
    expect(at(providerId)['status']).toBe('canceled')
    expect((await end('now')).statusCode).toBe(409)
    expect((await historyOf(id)).at(-1)).toMatchObject({ actor_id: admin.id })
  })
})

describe('the payment method at Stripe', () => {
  it('is another one, once Stripe says so, and pays what was open', async () => {
    const { act, providerId } = await subscriber('stripe')
    providers.stripe.renew(providerId, 'declined')
    expect(await act('refresh')).toMatchObject({
      subscription: { state: 'past_due', grace_until: expect.any(String) },
    })
    const { url } = await act('payment-method')
    const page = String(url).split('/').at(-1)!
    expect(await act('payment-method/done', { page })).toMatchObject({ is_changed: false })
    providers.stripe.enterCard(page)
    expect(await act('payment-method/done', { page })).toMatchObject({
      is_changed: true,
      subscription: { state: 'active', grace_until: null, paid_by: 'Visa •••• 5555' },
    })
    // That of somebody else says nothing.
    const other = await subscriber('stripe')
    expect(await other.act('payment-method/done', { page })).toMatchObject({ is_changed: false })
  })
})

describe('PayPal', () => {
  it('says on its own page what a change costs, and tells of it when it is asked', async () => {
    const { act, providerId } = await subscriber('paypal')
    const price_id = await priceOf(2000)
    expect(await act('change/preview', { price_id })).toMatchObject({ amount_due: null })
    const answer = await confirm(act, price_id)
    expect(answer).toMatchObject({ url: expect.stringContaining('://') })
    expect(answer.subscription.price.amount).toBe(5)
    expect((await act('refresh')).subscription.price.amount).toBe(5)
    providers.paypal.approve(providerId)
    expect((await act('refresh')).subscription.price.amount).toBe(20)
  })

  it('lets them change who began when each plan was a product of its own there', async () => {
    const { act, providerId } = await subscriber('paypal')
    const { paypal } = providers
    const provider = await openProvider(test.platform, 'paypal')
    const { productId: former } = await provider.ensurePrice(priceToSell(), {})
    const had = paypal.subscriptions.get(providerId)!['plan_id']
    paypal.plans.get(had)!['product_id'] = former
    await test.platform.db
      .updateTable('provider_prices')
      .set({ within: former })
      .where('provider_id', '=', had)
      .execute()
    const price_id = await priceOf(2000)
    expect(await confirm(act, price_id)).toMatchObject({ url: expect.stringContaining('://') })
    paypal.approve(providerId)
    expect((await act('refresh')).subscription.price).toMatchObject({ id: price_id, amount: 20 })
    const { plan_id } = paypal.subscriptions.get(providerId)!
    expect(paypal.plans.get(plan_id)!['product_id']).toBe(former)
    // Whoever comes now has it under the one of the site.
    const next = await subscriber('paypal')
    expect(await confirm(next.act, price_id)).toMatchObject({ status: 200 })
  })

  it('ends at once what is cancelled, whose paid time runs here; it goes on as another, paid later', async () => {
    const { act, member, providerId } = await subscriber('paypal')
    const { subscription } = await act('cancel')
    expect(subscription).toMatchObject({ valid: true, active: false, state: 'canceled' })
    expect(providers.paypal.subscriptions.get(providerId)!['status']).toBe('CANCELLED')
    const renewed = await act('renew')
    expect(renewed).toMatchObject({ status: 200, url: expect.stringContaining('://') })
    expect((await act('renew')).url).toBe(renewed.url)
    const next = new URL(renewed.url).searchParams.get('id')!
    const begins = Date.parse(providers.paypal.subscriptions.get(next)!['start_time'])
    expect(Math.abs(begins - Date.parse(subscription.ends_at))).toBeLessThan(1_000)
    providers.paypal.approve(next)
    const done = await member.call('POST', `${api}/checkouts/done`, { gateway: 'paypal' })
    expect(done.json()).toMatchObject({ outcome: 'paid' })
    const now = (await member.call('GET', `${api}/subscriptions/me`)).json().subscription
    expect(now).toMatchObject({ valid: true, active: true, state: 'active', ends_at: null })
    expect(Math.abs(Date.parse(now.current_period_end) - begins)).toBeLessThan(1_000)
    // Nothing was paid twice.
    expect(await invoicesOf(member)).toHaveLength(1)
  })

  it('has its own page for how it is paid', async () => {
    const { act } = await subscriber('paypal')
    expect((await act('payment-method')).url).toContain('/myaccount/autopay/')
  })
})
