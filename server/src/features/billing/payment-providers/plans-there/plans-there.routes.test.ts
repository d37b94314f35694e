import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runWaitingJobs } from '../../../../platform/test-platform.ts'
import { useTestApp } from '../../../test-app.ts'
import { buy, type Providers, setUpProviders } from '../../payments/payments.factory.ts'
import { GATEWAYS } from '../payment-provider.ts'
import { planThereJobs } from './plans-there.jobs.ts'
import { comparePlans } from './plans-there.service.ts'

const test = useTestApp()
let providers: Providers
let admin = {} as Awaited<ReturnType<typeof test.as>>

beforeAll(async () => {
  providers = await setUpProviders(test.platform)
  admin = await test.as('admin')
})
afterAll(() => providers.stop())
beforeEach(async () => {
  providers.stripe.failWith = undefined
  providers.paypal.failWith = undefined
  await sql`truncate products cascade`.execute(test.platform.db)
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
async function call(method: Method, path: string, body?: object) {
  const answer = await admin.call(method, `/api/v1/plans${path}`, body)
  return { status: answer.statusCode, ...answer.json() }
}
const told = () => runWaitingJobs(test.platform, planThereJobs)
const monthly = { amount: 4.5, currency: 'EUR', interval: 'month', interval_count: 1 }
const yearly = { amount: 45, currency: 'EUR', interval: 'year', interval_count: 1 }
const form = { name: 'Patron', prices: [monthly, yearly] }

async function addPlan(changes: object = {}): Promise<{ id: number }> {
  const { plan } = await call('POST', '', { ...form, ...changes })
  await told()
  return plan
}
async function change(id: number, changes: object) {
  const { version } = (await call('GET', `/${id}`)).plan
  expect((await call('PUT', `/${id}`, { ...form, ...changes, version })).status).toBe(200)
  await told()
}
const namesOf = (gateway: string, amount = 450) =>
  test.platform.db
    .selectFrom('provider_prices')
    .select('provider_id')
    .where('gateway', '=', gateway)
    .where('amount_minor', '=', amount)
    .orderBy('id')
    .execute()
    .then((rows) => rows.map(({ provider_id }) => provider_id!))
const nameOf = async (gateway: string, amount?: number) => (await namesOf(gateway, amount))[0]!
const stripePrice = async (amount?: number) =>
  providers.stripe.prices.get(await nameOf('stripe', amount))!
const stripeProduct = async () => providers.stripe.products.get((await stripePrice())['product'])!
const paypalPlan = async (amount?: number) =>
  providers.paypal.plans.get(await nameOf('paypal', amount))!
const same = [
  { gateway: 'stripe', differences: [], fault: null },
  { gateway: 'paypal', differences: [], fault: null },
]
const kindsOf = ({ providers: all }: { providers: { differences: { kind: string }[] }[] }) =>
  all.map(({ differences }) => differences.map(({ kind }) => kind))

describe('a plan that is saved', () => {
  it('is made at both providers, and is the same there', async () => {
    const { id } = await addPlan()
    expect((await call('GET', `/${id}/providers`)).providers).toEqual(same)
    expect(await stripeProduct()).toMatchObject({ name: 'Patron', active: true })
    expect(await paypalPlan(4_500)).toMatchObject({ name: 'Patron', status: 'ACTIVE' })
  })

  it('is called there what it is called here', async () => {
    const { id } = await addPlan()
    await change(id, { name: 'Benefactor' })
    expect((await stripeProduct())['name']).toBe('Benefactor')
    expect((await paypalPlan())['name']).toBe('Benefactor')
    expect((await paypalPlan(4_500))['name']).toBe('Benefactor')
  })

  it('has no price open there that it has not here, and opens it when it comes back', async () => {
    const { id } = await addPlan()
    await change(id, { prices: [{ ...monthly, amount: 6 }, yearly] })
    expect((await stripePrice())['active']).toBe(false)
    expect((await paypalPlan())['status']).toBe('INACTIVE')
    expect((await stripePrice(600))['active']).toBe(true)
    expect((await stripePrice(4_500))['active']).toBe(true)
    await change(id, { name: 'Benefactor' })
    expect((await stripePrice())['active']).toBe(true)
    expect(await paypalPlan()).toMatchObject({ status: 'ACTIVE', name: 'Benefactor' })
    expect(await namesOf('stripe')).toHaveLength(1)
  })

  it('can be paid at once where it comes back, however late the providers are told', async () => {
    const { id } = await addPlan()
    await change(id, { hidden: true })
    expect((await stripePrice())['active']).toBe(false)
    const { version, prices } = (await call('GET', `/${id}`)).plan
    await call('PUT', `/${id}`, { ...form, version })
    for (const gateway of GATEWAYS) {
      const { id: userId } = await test.as('member')
      await buy(test.platform, providers, { userId, gateway, priceId: prices[0].id })
    }
    expect((await stripePrice())['active']).toBe(true)
  })

  it('is closed there, and not deleted, when it is deleted here', async () => {
    const { id } = await addPlan()
    const [price, product, plan] = [await stripePrice(), await stripeProduct(), await paypalPlan()]
    const { version } = (await call('GET', `/${id}`)).plan
    expect((await call('DELETE', `/${id}`, { versions: { [id]: version } })).deleted).toBe(1)
    await told()
    expect([price['active'], product['active'], plan['status']]).toEqual([false, false, 'INACTIVE'])
    expect((await call('GET', `/${id}/providers`)).status).toBe(404)
  })

  it('is told of later where a provider does not answer', async () => {
    const { id } = await addPlan()
    providers.stripe.failWith = { status: 503, body: { error: { message: 'down' } } }
    const { version } = (await call('GET', `/${id}`)).plan
    await call('PUT', `/${id}`, { ...form, name: 'Benefactor', version })
    await expect(told()).rejects.toThrow('unreachable')
    expect((await paypalPlan())['name']).toBe('Benefactor')
    const { providers: said } = await call('GET', `/${id}/providers`)
    expect(said[0]).toEqual({ gateway: 'stripe', differences: [], fault: 'unreachable' })
    expect(said[1]).toEqual(same[1])
    providers.stripe.failWith = undefined
    expect(kindsOf(await call('GET', `/${id}/providers`))).toEqual([['name', 'name'], []])
    expect((await call('POST', `/${id}/providers`)).providers).toEqual(same)
  })
})

describe('what somebody changed at a provider', () => {
  it('is shown, and put right by one call', async () => {
    const { id } = await addPlan()
    Object.assign(await stripeProduct(), { name: 'Other' })
    Object.assign(await stripePrice(4_500), { active: false })
    Object.assign(await paypalPlan(), { status: 'INACTIVE' })
    Object.assign(await paypalPlan(4_500), { name: 'Other' })
    const { providers: said } = await call('GET', `/${id}/providers`)
    expect(said).toMatchObject([
      {
        differences: [
          { kind: 'name', name: 'Other', price: monthly, there: monthly },
          { kind: 'name', price: yearly },
          { kind: 'closed', price: yearly },
        ],
      },
      {
        differences: [
          { kind: 'closed', price: monthly },
          { kind: 'name', price: yearly },
        ],
      },
    ])
    expect((await call('POST', `/${id}/providers`)).providers).toEqual(same)
    expect((await stripeProduct())['name']).toBe('Patron')
  })

  it('of what a price costs is sold anew, and who has the other keeps it', async () => {
    const { id } = await addPlan({ prices: [monthly] })
    const { id: userId } = await test.as('member')
    const [{ id: priceId }] = (await call('GET', `/${id}`)).plan.prices
    const bought = await buy(test.platform, providers, { userId, gateway: 'stripe', priceId })
    const had = await nameOf('stripe')
    Object.assign(await stripePrice(), { unit_amount: 460 })
    const pricing = (await paypalPlan())['billing_cycles'][0].pricing_scheme
    pricing.fixed_price = { value: '4.50', currency_code: 'USD' }
    const before = await call('GET', `/${id}/providers`)
    expect(kindsOf(before)).toEqual([['amount'], ['amount']])
    expect(before.providers[0].differences[0].there).toEqual({ ...monthly, amount: 4.6 })
    expect((await call('POST', `/${id}/providers`)).providers).toEqual(same)
    const [, anew] = await namesOf('stripe')
    expect(anew).not.toBe(had)
    expect(providers.stripe.prices.get(had)!['active']).toBe(false)
    expect(providers.stripe.prices.get(anew!)).toMatchObject({ unit_amount: 450, active: true })
    expect(providers.stripe.subscriptions.get(bought.id)!['items'].data[0].price.id).toBe(had)
    const other = await test.as('member')
    await buy(test.platform, providers, { userId: other.id, gateway: 'stripe', priceId })
    const [{ price }] = [...providers.stripe.subscriptions.values()].at(-1)!['items'].data
    expect(price.id).toBe(anew)
  })

  it('of how long a price buys is shown in words of its own', async () => {
    const { id } = await addPlan({ prices: [monthly] })
    ;(await stripePrice())['recurring'] = { interval: 'week', interval_count: 4 }
    const { providers: said } = await call('GET', `/${id}/providers`)
    expect(said[0].differences).toMatchObject([{ kind: 'period', price: monthly, there: null }])
    expect((await call('POST', `/${id}/providers`)).providers).toEqual(same)
  })

  it('is made anew where all of it is gone, product and all', async () => {
    const { id } = await addPlan({ prices: [monthly] })
    providers.stripe.products.clear()
    providers.stripe.prices.clear()
    providers.paypal.plans.clear()
    expect(kindsOf(await call('GET', `/${id}/providers`))).toEqual([['missing'], ['missing']])
    expect((await call('POST', `/${id}/providers`)).providers).toEqual(same)
    const [, anew] = await namesOf('stripe')
    expect(providers.stripe.products.has(providers.stripe.prices.get(anew!)!['product'])).toBe(true)
  })

  it('is shown where a price that is offered no more is still open there', async () => {
    const { id } = await addPlan()
    await change(id, { prices: [yearly] })
    Object.assign(await stripePrice(), { active: true })
    expect(kindsOf(await call('GET', `/${id}/providers`))).toEqual([['open'], []])
    expect((await call('POST', `/${id}/providers`)).providers).toEqual(same)
    expect((await stripePrice())['active']).toBe(false)
  })
})

describe('a provider', () => {
  it('that takes a price in no way says so, and has the others', async () => {
    const long = { ...monthly, amount: 99, interval_count: 24 }
    const dinar = { ...monthly, amount: 1.23, currency: 'KWD' }
    const fine = { ...dinar, amount: 1.234 }
    const { id } = await addPlan({ prices: [monthly, long, dinar, { ...fine, interval_count: 3 }] })
    for (const method of ['GET', 'POST'] as const) {
      const { providers: said } = await call(method, `/${id}/providers`)
      expect(said.map(({ fault }: { fault: string | null }) => fault)).toEqual([null, null])
      expect(kindsOf({ providers: said })).toEqual([['untaken'], Array(3).fill('untaken')])
    }
    expect((await paypalPlan())['status']).toBe('ACTIVE')
  })

  it('that refuses a price all the same says that it does', async () => {
    const { id } = await addPlan({ prices: [monthly] })
    providers.paypal.plans.clear()
    const ofPlans = ({ path, method }: { path: string; method: string }) =>
      method === 'POST' && path === '/v1/billing/plans'
    providers.paypal.refuse = (asked) =>
      ofPlans(asked) ? { status: 422, body: { name: 'UNPROCESSABLE_ENTITY' } } : undefined
    const { providers: said } = await call('POST', `/${id}/providers`)
    providers.paypal.refuse = undefined
    expect(said).toMatchObject([
      same[0],
      { gateway: 'paypal', fault: 'refused', differences: [{ kind: 'missing', price: monthly }] },
    ])
  })

  it('that refuses the key of the site says so', async () => {
    const { id } = await addPlan()
    providers.stripe.failWith = { status: 401, body: { error: { message: 'no' } } }
    for (const method of ['GET', 'POST'] as const)
      expect((await call(method, `/${id}/providers`)).providers[0].fault).toBe('key refused')
  })

  it('is asked by those who look after plans alone', async () => {
    const { id } = await addPlan()
    for (const role of ['member', 'moderator'] as const)
      for (const method of ['GET', 'POST'] as const) {
        const caller = await test.as(role)
        expect((await caller.call(method, `/api/v1/plans/${id}/providers`)).statusCode).toBe(403)
      }
  })
})

describe('the plans of a page', () => {
  it('are asked after in one call', async () => {
    const [first, second] = [await addPlan(), await addPlan({ name: 'Second' })]
    ;(await stripePrice())['active'] = false
    const { plans } = await call('GET', `/providers?ids=${second.id},${first.id},999999`)
    expect(plans.map(({ id }: { id: number }) => id)).toEqual([first.id, second.id])
    expect(kindsOf(plans[0])).toEqual([['closed'], []])
    expect(plans[1].providers).toEqual(same)
    expect((await call('GET', `/providers?ids=x`)).status).toBe(422)
  })

  it('do not wait for a provider that takes its time, and it is not asked on and on', async () => {
    const ids: number[] = []
    for (let at = 0; at < 8; at += 1) ids.push((await addPlan({ name: `Plan ${at}` })).id)
    const { stripe } = providers
    stripe.beforeAnswer = () => sleep(2_000)
    const before = stripe.calls.length
    const begun = performance.now()
    const plans = await comparePlans(test.platform, ids, 400)
    expect(performance.now() - begun).toBeLessThan(1_500)
    expect(plans.map(({ held }) => held.map(({ fault }) => fault))).toEqual(
      ids.map(() => ['unreachable', null]),
    )
    expect(stripe.calls.length - before).toBeLessThanOrEqual(3 * 4)
    stripe.beforeAnswer = undefined
  })
})
