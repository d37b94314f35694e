import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'
import { buildPlan } from '../products/plans.factory.ts'
import { type Providers, setUpProviders, workOff } from './payments.factory.ts'

const test = useTestApp()
const api = '/api/v1/billing'
const GATEWAYS = ['stripe', 'paypal'] as const
type Gateway = (typeof GATEWAYS)[number]
type Caller = Awaited<ReturnType<typeof test.as>>
let providers: Providers

beforeAll(async () => {
  providers = await setUpProviders(test.platform)
})
afterAll(() => providers.stop())
afterEach(async () => {
  providers.stripe.failWith = undefined
  providers.paypal.failWith = undefined
  await updateSettings(test.platform, {
    billing: { enable: true },
    require_email_confirmation: false,
  })
})

type Plan = Awaited<ReturnType<typeof buildPlan>>
const formOf = ({ product, prices }: Plan, gateway: Gateway) => ({
  product_id: product.id,
  price_id: prices[0]!.id,
  gateway,
})
const begin = async (member: Caller, body: object) => {
  const answer = await member.call('POST', `${api}/checkouts`, body)
  return { status: answer.statusCode, ...answer.json() }
}
const finish = async (member: Caller, gateway: Gateway) =>
  (await member.call('POST', `${api}/checkouts/done`, { gateway })).json()
const checkoutsOf = (userId: number) =>
  test.platform.db.selectFrom('checkouts').selectAll().where('user_id', '=', userId).execute()
/** On the page of the provider. */
function pay(gateway: Gateway, providerId: string): void {
  if (gateway === 'stripe') providers.stripe.pay(providerId)
  else providers.paypal.approve(providerId)
}
const livingAt = (gateway: Gateway) =>
  [...providers[gateway].subscriptions.values()].filter(({ status }) =>
    ['active', 'ACTIVE', 'trialing'].includes(status),
  ).length

describe('ways to pay', () => {
  it('are told to everybody, with whether anybody really pays there, and nothing of their keys', async () => {
    const { ways } = (await test.call('GET', `${api}/payment-ways`)).json()
    expect(ways).toEqual([
      { gateway: 'stripe', is_test: true },
      { gateway: 'paypal', is_test: false },
    ])
    await updateSettings(test.platform, { billing: { enable: false } })
    expect((await test.call('GET', `${api}/payment-ways`)).json().ways).toEqual([])
  })
})

describe.each(GATEWAYS)('a checkout at %s', (gateway) => {
  it('leads to a page of the provider, and back to what it says of it', async () => {
    const member = await test.as('member')
    const plan = await buildPlan(test.platform.db)
    const { status, url } = await begin(member, formOf(plan, gateway))
    expect(status).toBe(201)
    expect(url).toMatch(/^https:\/\//)
    // Whoever types the address of return has paid nothing.
    expect(await finish(member, gateway)).toEqual({ outcome: 'open', product_id: null })
    expect((await member.call('GET', `${api}/subscriptions/me`)).statusCode).toBe(403)
    const [checkout] = await checkoutsOf(member.id)
    pay(gateway, checkout!.provider_id!)
    const paid = { outcome: 'paid', product_id: plan.product.id }
    expect(await finish(member, gateway)).toEqual(paid)
    expect(await finish(member, gateway)).toEqual(paid)
    const { subscription } = (await member.call('GET', `${api}/subscriptions/me`)).json()
    expect(subscription).toMatchObject({
      granted: false,
      gateway,
      state: 'active',
      grace_until: null,
      can: { change_plan: true, change_payment_method: true, keep_period: true },
    })
    expect(await begin(member, formOf(plan, gateway))).toMatchObject({ status: 409 })
  })

  it('is one, however many ask for it at once', async () => {
    const member = await test.as('member')
    const before = livingAt(gateway)
    const form = formOf(await buildPlan(test.platform.db), gateway)
    const answers = await Promise.all(Array.from({ length: 10 }, () => begin(member, form)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1)
    const [checkout, ...others] = await checkoutsOf(member.id)
    expect(others).toEqual([])
    pay(gateway, checkout!.provider_id!)
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => finish(member, gateway)))
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['paid']))
    await workOff(test.platform)
    expect(livingAt(gateway) - before).toBe(1)
    expect((await member.call('GET', `${api}/invoices`)).json().pagination.data).toHaveLength(1)
  })

  it('begins with days for free for who comes for the first time, and for nobody twice', async () => {
    const member = await test.as('member')
    const plan = await buildPlan(test.platform.db, { trial_days: 9 })
    for (const state of ['trialing', 'active']) {
      await begin(member, formOf(plan, gateway))
      const id = (await checkoutsOf(member.id)).at(-1)!.provider_id!
      pay(gateway, id)
      await finish(member, gateway)
      const { subscription } = (await member.call('GET', `${api}/subscriptions/me`)).json()
      expect(subscription.state).toBe(state)
      const path = `${api}/subscriptions/${subscription.id}/cancel`
      expect((await member.call('POST', path, { when: 'now' })).statusCode).toBe(200)
    }
  })

  it('is for nobody of whom the provider knows nothing', async () => {
    expect(await finish(await test.as('member'), gateway)).toEqual({
      outcome: 'none',
      product_id: null,
    })
  })

  it('says so calmly where the provider does not answer, and leads there later', async () => {
    const member = await test.as('member')
    const form = formOf(await buildPlan(test.platform.db), gateway)
    providers[gateway].failWith = { status: 503 }
    expect(await begin(member, form)).toMatchObject({ status: 503 })
    providers[gateway].failWith = undefined
    expect(await begin(member, form)).toMatchObject({ status: 201 })
  })

  it('is none of what is not sold', async () => {
    const member = await test.as('member')
    const { db } = test.platform
    const [shown, hidden, free] = [
      await buildPlan(db),
      await buildPlan(db, { is_hidden: true }),
      await buildPlan(db, { is_free: true }),
    ]
    const retired = await buildPlan(db, { prices: [{ retired_at: new Date() }] })
    const refused = { status: 422, errors: { price_id: ['Please choose a price of a plan.'] } }
    for (const plan of [hidden, free, retired])
      expect(await begin(member, formOf(plan, gateway))).toMatchObject(refused)
    const mixed = { ...formOf(shown, gateway), product_id: hidden.product.id }
    expect(await begin(member, mixed)).toMatchObject(refused)
    const unknown = { ...formOf(shown, gateway), price_id: 987_654 }
    expect(await begin(member, unknown)).toMatchObject(refused)
    await updateSettings(test.platform, { billing: { enable: false } })
    expect(await begin(member, formOf(shown, gateway))).toMatchObject({
      status: 422,
      errors: { gateway: ['Nothing can be paid this way at the moment.'] },
    })
    expect(await checkoutsOf(member.id)).toEqual([])
  })

  it('is none for guests, for who has a plan, and before the address is confirmed where that is asked for', async () => {
    const form = formOf(await buildPlan(test.platform.db), gateway)
    expect((await test.call('POST', `${api}/checkouts`, form)).statusCode).toBe(401)
    const member = await test.as('member')
    const granted = { user_id: member.id, price_id: form.price_id }
    await (await test.as('admin')).call('POST', `${api}/subscriptions`, granted)
    expect(await begin(member, form)).toMatchObject({ status: 409 })
    const fresh = await test.as('member')
    await updateSettings(test.platform, { require_email_confirmation: true })
    await test.platform.db
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', fresh.id)
      .execute()
    await test.platform.cache.invalidate([`user:${fresh.id}` as never])
    expect(await begin(fresh, form)).toMatchObject({ status: 403 })
  })
})

describe('invoices', () => {
  it('are those of their buyer alone, newest first, and stay when the plan is over', async () => {
    const member = await test.as('member')
    await updateSettings(test.platform, {
      invoices: { seller: 'The House\n1 Reel Street', tax_number: 'FR 123', note: 'Thank you' },
    })
    await begin(member, formOf(await buildPlan(test.platform.db, { name: 'Patron' }), 'stripe'))
    const id = providers.stripe.pay((await checkoutsOf(member.id))[0]!.provider_id!)
    providers.stripe.renew(id)
    await finish(member, 'stripe')
    const list = (await member.call('GET', `${api}/invoices?perPage=1`)).json().pagination
    expect([list.data.length, list.total]).toEqual([1, 2])
    const [first] = list.data
    const { invoice } = (await member.call('GET', `${api}/invoices/${first.id}`)).json()
    expect(invoice).toMatchObject({
      number: expect.stringMatching(/^LOCAL-/),
      plan: 'Patron',
      amount: 5,
      tax: 0.83,
      net: 4.17,
      refunded: 0,
      currency: 'EUR',
      state: 'paid',
      seller: { lines: ['The House', '1 Reel Street'], tax_number: 'FR 123', note: 'Thank you' },
      buyer: { email: expect.stringContaining('@') },
    })
    const others = await (await test.as('member')).call('GET', `${api}/invoices/${first.id}`)
    expect(others.statusCode).toBe(404)
    providers.stripe.refundLatest(id)
    const path = `${api}/subscriptions/${await ownId(member)}/cancel`
    await member.call('POST', path, { when: 'now' })
    expect((await member.call('GET', `${api}/subscriptions/me`)).statusCode).toBe(403)
    const after = (await member.call('GET', `${api}/invoices/${first.id}`)).json().invoice
    expect([after.state, after.refunded]).toEqual(['refunded', 5])
  })
})

const ownId = async (member: Caller) =>
  (await member.call('GET', `${api}/subscriptions/me`)).json().subscription.id as number
