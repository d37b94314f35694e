import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { type Providers, setUpProviders } from '../payments/payments.factory.ts'
import { buildPlan } from '../products/plans.factory.ts'

const test = useTestApp()
const api = '/api/v1/billing'
type Caller = Awaited<ReturnType<typeof test.as>>
type Price = NonNullable<NonNullable<Parameters<typeof buildPlan>[1]>['prices']>[number]
let providers: Providers
let admin = {} as Caller

beforeAll(async () => {
  providers = await setUpProviders(test.platform)
  admin = await test.as('admin')
})
afterAll(() => providers.stop())
afterEach(async () => {
  providers.stripe.hand.roundsDown = false
  await test.platform.db.deleteFrom('coupons').execute()
})

/** A member before a price, with a coupon. */
async function payer(price: Price, coupon: object) {
  const made = await admin.call('POST', `${api}/coupons`, { code: 'SPRING', ...coupon })
  expect(made.statusCode).toBe(201)
  const { product, prices } = await buildPlan(test.platform.db, { prices: [price] })
  const { id, call } = await test.as('member')
  const form = { product_id: product.id, price_id: prices[0]!.id, code: 'spring' }
  const ask = async (path: string, body: object = form) => {
    const answer = await call('POST', `${api}/${path}`, body)
    return { status: answer.statusCode, ...answer.json() }
  }
  const own = async () => (await call('GET', `${api}/subscriptions/me`)).json().subscription
  return {
    preview: () => ask('checkouts/preview'),
    begin: (gateway: string) => ask('checkouts', { ...form, gateway }),
    pay: async (gateway: 'stripe' | 'paypal') => {
      const rows = test.platform.db.selectFrom('checkouts').selectAll().where('user_id', '=', id)
      const page = (await rows.orderBy('id', 'desc').executeTakeFirstOrThrow()).provider_id!
      const subscription = gateway === 'stripe' ? providers.stripe.pay(page) : page
      if (gateway === 'paypal') providers.paypal.approve(page)
      await ask('checkouts/done', { gateway })
      return subscription
    },
    own,
    refresh: async () => ask(`subscriptions/${(await own()).id}/refresh`, {}),
    paid: async () => {
      const { data } = (await call('GET', `${api}/invoices`)).json().pagination
      return data.map(({ amount }: { amount: number }) => amount)
    },
  }
}

describe('what is shown before paying is paid', () => {
  it.each([
    ['as the page does', false],
    ['half a cent otherwise', true],
  ])('where Stripe rounds %s', async (_, roundsDown) => {
    providers.stripe.hand.roundsDown = roundsDown
    const coupon = { percent_off: 15, duration: 'forever' }
    const member = await payer({ amount_minor: 450 }, coupon)
    expect(await member.preview()).toMatchObject({ amount_due: 3.82, discount: { off: 0.68 } })
    const begun = await member.begin('stripe')
    expect(begun.status).toBe(201)
    expect((await member.begin('stripe')).url).toBe(begun.url)
    const id = await member.pay('stripe')
    providers.stripe.renew(id)
    await member.refresh()
    expect(await member.own()).toMatchObject({ state: 'active', next_amount: 3.82 })
    expect(await member.paid()).toEqual([3.82, 3.82])
  })

  it.each([
    ['stripe', 'JPY', 999, 33, 669],
    ['stripe', 'ISK', 990, 33, 663],
    ['stripe', 'KWD', 1_010, 33, 0.68],
    ['stripe', 'HUF', 99_900, 33, 669],
    ['paypal', 'JPY', 999, 33, 669],
    ['paypal', 'HUF', 99_900, 33, 669],
    ['paypal', 'TWD', 29_900, 15, 254],
  ] as const)('by %s in %s', async (...[gateway, currency, amount_minor, percent_off, due]) => {
    const member = await payer({ amount_minor, currency }, { percent_off })
    const shown = await member.preview()
    expect(shown.amount_due).toBe(due)
    expect(shown.gateways).toContain(gateway)
    expect((await member.begin(gateway)).status).toBe(201)
    await member.pay(gateway)
    expect(await member.paid()).toEqual([due])
  })

  it.each([
    ['dinars', { amount_minor: 1_010, currency: 'KWD' }, { percent_off: 10 }, ['stripe']],
    ['thousandths of a dinar', { amount_minor: 1_005, currency: 'KWD' }, { percent_off: 10 }, []],
    [
      'half a forint',
      { amount_minor: 99_900, currency: 'HUF' },
      { amount_off: 1.5, currency: 'HUF' },
      ['stripe'],
    ],
    [
      'two years',
      { amount_minor: 9_000, interval: 'year', interval_count: 2 },
      { percent_off: 10 },
      ['stripe'],
    ],
    [
      'a thousand days that cost less',
      { amount_minor: 100, interval: 'day' },
      { percent_off: 10, duration: 'months', months: 36 },
      ['stripe'],
    ],
  ])('and %s are offered where they can be paid alone', async (_, price, coupon, gateways) => {
    const member = await payer(price, coupon)
    expect((await member.preview()).gateways).toEqual(gateways)
    const refused = await member.begin('paypal')
    expect(refused).toMatchObject({
      status: 422,
      errors: { gateway: ['Nothing can be paid this way at the moment.'] },
    })
  })
})
