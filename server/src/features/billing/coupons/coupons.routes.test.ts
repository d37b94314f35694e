import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { useTestApp } from '../../test-app.ts'
import { type Providers, setUpProviders, workOff } from '../payments/payments.factory.ts'
import { buildPlan } from '../products/plans.factory.ts'

const test = useTestApp()
const api = '/api/v1/billing'
const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()
type Caller = Awaited<ReturnType<typeof test.as>>
type Plan = Awaited<ReturnType<typeof buildPlan>>
type Gateway = 'stripe' | 'paypal'
const GATEWAYS = ['stripe', 'paypal'] as const
let providers: Providers
let admin = {} as Caller
let plan = {} as Plan

beforeAll(async () => {
  providers = await setUpProviders(test.platform)
  admin = await test.as('admin')
  plan = await buildPlan(test.platform.db, { name: 'Patron', trial_days: 9 })
})
afterAll(() => providers.stop())
afterEach(async () => {
  await test.platform.db.deleteFrom('coupons').execute()
})

const make = async (form: object = {}) => {
  const answer = await admin.call('POST', `${api}/coupons`, {
    code: 'SPRING-26',
    percent_off: 20,
    ...form,
  })
  return { status: answer.statusCode, ...answer.json() }
}
const list = async (query = '') =>
  (await admin.call('GET', `${api}/coupons${query}`)).json().pagination.data
const formOf = ({ product, prices }: Plan, code: string | undefined = 'spring 26') => ({
  product_id: product.id,
  price_id: prices[0]!.id,
  ...(code !== '' && { code }),
})
const preview = async (member: Caller, form: object = formOf(plan)) => {
  const answer = await member.call('POST', `${api}/checkouts/preview`, form)
  return { status: answer.statusCode, ...answer.json() }
}
const begin = async (member: Caller, gateway: Gateway, form: object = formOf(plan)) => {
  const answer = await member.call('POST', `${api}/checkouts`, { ...form, gateway })
  return { status: answer.statusCode, ...answer.json() }
}
const lastPage = async ({ id }: Caller) => {
  const rows = test.platform.db.selectFrom('checkouts').selectAll().where('user_id', '=', id)
  return (await rows.orderBy('id', 'desc').executeTakeFirstOrThrow()).provider_id!
}
const payPage = (gateway: Gateway, page: string) => {
  if (gateway === 'paypal') providers.paypal.approve(page)
  return gateway === 'stripe' ? providers.stripe.pay(page) : page
}
/** On the page of the provider, and back. @returns the subscription there */
const pay = async (member: Caller, gateway: Gateway): Promise<string> => {
  const id = payPage(gateway, await lastPage(member))
  await member.call('POST', `${api}/checkouts/done`, { gateway })
  return id
}
const own = async ({ call }: Caller) =>
  (await call('GET', `${api}/subscriptions/me`)).json().subscription
const refresh = async (member: Caller) =>
  (await member.call('POST', `${api}/subscriptions/${(await own(member)).id}/refresh`)).json()
    .subscription
const invoices = async ({ call }: Caller) => {
  const { data } = (await call('GET', `${api}/invoices`)).json().pagination
  const full = data.map(async ({ id }: { id: number }) =>
    (await call('GET', `${api}/invoices/${id}`)).json(),
  )
  return (await Promise.all(full)).map(({ invoice }) => invoice)
}

describe.each(GATEWAYS)('a coupon at %s', (gateway) => {
  it('makes the first payment cheaper by exactly what is shown before, in place of free days', async () => {
    await make()
    const member = await test.as('member')
    expect(await preview(member, formOf(plan, ''))).toMatchObject({ amount_due: 0, trial_days: 9 })
    const shown = await preview(member)
    expect(shown).toMatchObject({
      amount: 5,
      amount_due: 4,
      trial_days: 0,
      discount: { code: 'SPRING-26', percent_off: 20, off: 1, duration: 'once' },
      gateways: ['stripe', 'paypal'],
    })
    expect(await begin(member, gateway)).toMatchObject({ status: 201 })
    const id = await pay(member, gateway)
    expect(await own(member)).toMatchObject({ state: 'active', next_amount: null, coupon: null })
    providers[gateway].renew(id)
    await refresh(member)
    const paid = (await invoices(member)).map(({ amount, discount }) => [amount, discount])
    expect(paid.toSorted()).toEqual([
      [4, 1],
      [5, 0],
    ])
    expect(await list()).toMatchObject([{ redeemed: 1, held: 0, state: 'open' }])
  })

  it('makes some months cheaper, or all, and says what the next payment is', async () => {
    await make({
      percent_off: null,
      amount_off: 1.5,
      currency: 'EUR',
      duration: 'months',
      months: 2,
    })
    const member = await test.as('member')
    await begin(member, gateway)
    const id = await pay(member, gateway)
    expect(await own(member)).toMatchObject({ next_amount: 3.5, coupon: 'SPRING-26' })
    providers[gateway].renew(id)
    expect(await refresh(member)).toMatchObject({ next_amount: null, coupon: null })
    providers[gateway].renew(id)
    await refresh(member)
    const amounts = (await invoices(member)).map(({ amount }) => amount)
    expect(amounts.toSorted()).toEqual([3.5, 3.5, 5])

    await make({ code: 'always', duration: 'forever' })
    const other = await test.as('member')
    await begin(other, gateway, formOf(plan, 'ALWAYS'))
    const kept = await pay(other, gateway)
    providers[gateway].renew(kept)
    expect(await refresh(other)).toMatchObject({ next_amount: 4, coupon: 'ALWAYS' })
    expect((await invoices(other)).map(({ amount }) => amount)).toEqual([4, 4])
  })

  it('is had by one of ten who want the last use at once, and once by each member', async () => {
    await make({ most_redemptions: 1 })
    const members = await Promise.all(Array.from({ length: 10 }, () => test.as('member')))
    const answers = await Promise.all(members.map((member) => begin(member, gateway)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(422)])
    expect(await list()).toMatchObject([{ redeemed: 0, held: 1 }])
    const winner = members[answers.findIndex(({ status }) => status === 201)]!
    await pay(winner, gateway)
    expect(await list()).toMatchObject([{ redeemed: 1, held: 0, state: 'used up' }])
    const path = `${api}/subscriptions/${(await own(winner)).id}/cancel`
    await winner.call('POST', path, { when: 'now' })
    await admin.call('POST', `${api}/coupons/${(await list())[0].id}/limits`, {
      most_redemptions: 5,
    })
    expect(await begin(winner, gateway)).toMatchObject({
      status: 422,
      errors: { code: ['You have used this code already.'] },
    })
  })

  it('that ends while somebody pays is theirs still, and nobody else’s', async () => {
    const { coupon } = await make()
    const member = await test.as('member')
    await begin(member, gateway)
    const archived = await admin.call('POST', `${api}/coupons/${coupon.id}/archive`)
    expect(archived.json().coupon.state).toBe('archived')
    expect((await begin(await test.as('member'), gateway)).errors).toHaveProperty('code')
    await pay(member, gateway)
    expect((await invoices(member))[0]).toMatchObject({ amount: 4, discount: 1 })
    expect(await list()).toMatchObject([{ redeemed: 1 }])
    expect((await admin.call('POST', `${api}/coupons/${coupon.id}/archive`)).statusCode).toBe(409)
  })
})

describe('a coupon', () => {
  it('gives its use back where nothing came of paying', async () => {
    await make({ most_redemptions: 1 })
    const [first, second] = [await test.as('member'), await test.as('member')]
    await begin(first, 'stripe')
    expect((await begin(second, 'stripe')).status).toBe(422)
    // Stripe lets the page end after its hour.
    const page = await lastPage(first)
    const at = new Date(Date.now() - 2 * 3_600_000)
    await test.platform.db.updateTable('coupon_redemptions').set({ held_at: at }).execute()
    await fetch(`${providers.stripe.origin}/v1/checkout/sessions/${page}/expire`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_local' },
    })
    expect((await begin(second, 'stripe')).status).toBe(422)
    await workOff(test.platform)
    expect((await begin(second, 'stripe')).status).toBe(201)
  })

  it('gives its use back after an hour at PayPal, too, and what is agreed to later is not paid', async () => {
    await make({ most_redemptions: 1 })
    const [first, second] = [await test.as('member'), await test.as('member')]
    await begin(first, 'paypal')
    const page = await lastPage(first)
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    await test.platform.db
      .updateTable('checkouts')
      .set({ created_at: hoursAgo(2) })
      .where('provider_id', '=', page)
      .execute()
    await test.platform.db
      .updateTable('coupon_redemptions')
      .set({ held_at: hoursAgo(2) })
      .execute()
    expect((await begin(second, 'paypal')).status).toBe(422)
    await workOff(test.platform)
    expect((await begin(second, 'paypal')).status).toBe(201)
    providers.paypal.approve(page)
    const done = await first.call('POST', `${api}/checkouts/done`, { gateway: 'paypal' })
    expect(done.json()).toMatchObject({ outcome: 'none' })
    await workOff(test.platform)
    expect(providers.paypal.subscriptions.get(page)!['status']).toBe('APPROVED')
    await pay(second, 'paypal')
    expect(await list()).toMatchObject([{ redeemed: 1, held: 0 }])
    expect((await invoices(second)).map(({ amount }) => amount)).toEqual([4])
    expect(await invoices(first)).toEqual([])
  })

  it('agreed to at PayPal is paid where nobody comes back from there, and not beside another page', async () => {
    await make({ most_redemptions: 2 })
    const [first, second] = [await test.as('member'), await test.as('member')]
    await begin(first, 'paypal')
    const left = await lastPage(first)
    await begin(first, 'stripe')
    providers.paypal.approve(left)
    const back = await first.call('POST', `${api}/checkouts/done`, { gateway: 'paypal' })
    expect(back.json()).toMatchObject({ outcome: 'none' })
    await pay(first, 'stripe')
    expect(providers.paypal.subscriptions.get(left)!['status']).toBe('APPROVED')
    await begin(second, 'paypal')
    providers.paypal.approve(await lastPage(second))
    const at = new Date(Date.now() - 2 * 3_600_000)
    await test.platform.db.updateTable('coupon_redemptions').set({ held_at: at }).execute()
    expect((await begin(await test.as('member'), 'stripe')).status).toBe(422)
    await workOff(test.platform)
    expect(await own(second)).toMatchObject({ state: 'active' })
    expect((await invoices(second)).map(({ amount }) => amount)).toEqual([4])
    expect(await list()).toMatchObject([{ redeemed: 2, held: 0 }])
  })

  it('is held once by who goes back and pays elsewhere, and let go by who pays without it', async () => {
    await make({ most_redemptions: 1 })
    const member = await test.as('member')
    for (const gateway of ['stripe', 'paypal', 'stripe'] as const)
      expect((await begin(member, gateway)).status).toBe(201)
    expect(await list()).toMatchObject([{ held: 1 }])
    await begin(member, 'stripe', formOf(plan, ''))
    await begin(member, 'stripe', formOf(plan, ''))
    expect(await list()).toMatchObject([{ held: 0 }])
  })

  it('is for its plans, its currency and newcomers alone', async () => {
    const other = await buildPlan(test.platform.db, { name: 'Another' })
    const member = await test.as('member')
    const said = async (form: object) => {
      await test.platform.db.deleteFrom('coupons').execute()
      await make(form)
      return (await preview(member)).errors?.code?.[0]
    }
    expect(await said({ plan_ids: [other.product.id] })).toBe('This code is for another plan.')
    expect(await said({ plan_ids: [other.product.id, plan.product.id] })).toBeUndefined()
    const yen = { percent_off: null, amount_off: 100, currency: 'JPY' }
    expect(await said(yen)).toBe('This code is for prices in another currency.')
    expect(await said({ for_new_members: true })).toBeUndefined()
    await begin(member, 'stripe', formOf(plan, ''))
    await pay(member, 'stripe')
    expect(await said({ for_new_members: true })).toBe(
      'This code is for who pays here for the first time.',
    )
    expect((await preview(member, formOf(plan, 'no such'))).errors).toHaveProperty('code')
  })

  it('that is worth more than the price leaves nothing to pay, which PayPal does not take', async () => {
    await make({ percent_off: null, amount_off: 500, currency: 'EUR' })
    const member = await test.as('member')
    expect(await preview(member)).toMatchObject({
      amount_due: 0,
      discount: { off: 5, amount_off: 500 },
      gateways: ['stripe'],
    })
    expect((await begin(member, 'paypal')).errors).toHaveProperty('gateway')
    expect((await begin(member, 'stripe')).status).toBe(201)
    await pay(member, 'stripe')
    expect((await invoices(member))[0]).toMatchObject({ amount: 0, discount: 5 })
  })

  it('of which a provider counts another amount than was shown opens nothing', async () => {
    const { coupon } = await make()
    const { key } = await test.platform.db
      .selectFrom('coupons')
      .select('key')
      .where('id', '=', coupon.id)
      .executeTakeFirstOrThrow()
    await fetch(`${providers.stripe.origin}/v1/coupons`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_local' },
      body: new URLSearchParams({ id: key, percent_off: '10', duration: 'once' }).toString(),
    })
    expect((await begin(await test.as('member'), 'stripe')).status).toBe(409)
    expect(await list()).toMatchObject([{ held: 0, redeemed: 0 }])
  })

  it('goes on with another plan where it is for that, and is dropped where not', async () => {
    const patron = await buildPlan(test.platform.db, {
      name: 'Dear',
      prices: [{ amount_minor: 900 }],
    })
    const change = async (form: object) => {
      await test.platform.db.deleteFrom('coupons').execute()
      await make({ duration: 'forever', ...form })
      const member = await test.as('member')
      await begin(member, 'stripe')
      await pay(member, 'stripe')
      const path = `${api}/subscriptions/${(await own(member)).id}/change`
      const price_id = patron.prices[0]!.id
      const shown = (await member.call('POST', `${path}/preview`, { price_id })).json()
      const { amount_due, counted_at } = shown
      await member.call('POST', path, { price_id, amount_due, counted_at })
      return { amount_due, next: (await own(member)).next_amount }
    }
    expect(await change({})).toEqual({ amount_due: 1.6, next: 7.2 })
    expect(await change({ plan_ids: [plan.product.id] })).toEqual({ amount_due: 2.5, next: null })
  })

  it('is not guessed: wrong codes are counted, right ones are not', async () => {
    await make()
    const member = await test.as('member')
    for (let at = 0; at < 20; at += 1) expect((await preview(member)).status).toBe(200)
    const guess = async () => (await preview(member, formOf(plan, 'GUESS'))).status
    const answers: number[] = []
    for (let at = 0; at < 17; at += 1) answers.push(await guess())
    expect(answers).toEqual([...Array(15).fill(422), 429, 429])
    expect((await preview(member)).status).toBe(429)
    expect((await preview(await test.as('member'))).status).toBe(200)
  })

  it('stays counted when who used it is gone', async () => {
    await make({ most_redemptions: 1 })
    const member = await test.as('member')
    await begin(member, 'stripe')
    await pay(member, 'stripe')
    const { db } = test.platform
    await db.deleteFrom('subscriptions').where('user_id', '=', member.id).execute()
    await db.deleteFrom('users').where('id', '=', member.id).execute()
    const [{ id }] = await list()
    expect(await list()).toMatchObject([{ redeemed: 1, state: 'used up' }])
    const used = (await admin.call('GET', `${api}/coupons/${id}/redemptions`)).json()
    expect(used.pagination.data).toMatchObject([{ member: null, off: 1, plan: 'Patron' }])
    expect((await begin(await test.as('member'), 'stripe')).status).toBe(422)
  })
})

describe('coupons', () => {
  it('say what is wrong by field', async () => {
    const wrong: Record<string, object> = {
      code: { code: '--' },
      percent_off: { percent_off: null },
      amount_off: { amount_off: 2, currency: 'EUR' },
      currency: { percent_off: null, amount_off: 2 },
      months: { duration: 'months' },
      expires_at: { expires_at: inDays(-1) },
      most_redemptions: { most_redemptions: 0 },
      plan_ids: { plan_ids: [987_654] },
    }
    for (const [field, form] of Object.entries(wrong))
      expect((await make(form)).errors, field).toHaveProperty(field)
    const fine = await make({ percent_off: null, amount_off: 0.505, currency: 'EUR' })
    expect(fine.errors).toHaveProperty('amount_off')
    await make()
    expect((await make({ code: 'spring26' })).errors).toHaveProperty('code')
  })

  it('are found by code, remark and state, and read as a file', async () => {
    await make({ note: 'For the fair' })
    await make({ code: 'OLD', expires_at: inDays(1) })
    await test.platform.db
      .updateTable('coupons')
      .set({ expires_at: new Date(Date.now() - DAY) })
      .where('code', '=', 'OLD')
      .execute()
    const codes = async (query: string) =>
      (await list(query)).map(({ code }: { code: string }) => code)
    expect(await codes('?query=fair')).toEqual(['SPRING-26'])
    const filters = (state: string) =>
      encodeFilters([{ key: 'state', value: [state], operator: '=' } as never])
    expect(await codes(`?filters=${filters('expired')}`)).toEqual(['OLD'])
    expect(await codes(`?filters=${filters('open')}`)).toEqual(['SPRING-26'])
    const csv = (await admin.call('GET', `${api}/coupons/csv`)).body
    expect(csv).toContain('SPRING-26')
    expect(csv).toContain('20 %')
  })

  it('are given another end and limit, and a past end is refused unless it stands already', async () => {
    const { coupon } = await make({ expires_at: inDays(3) })
    const limit = (form: object) => admin.call('POST', `${api}/coupons/${coupon.id}/limits`, form)
    const at = inDays(9)
    const { coupon: changed } = (await limit({ expires_at: at, most_redemptions: 7 })).json()
    expect(changed).toMatchObject({ expires_at: at, most_redemptions: 7 })
    expect((await limit({ expires_at: inDays(-2) })).statusCode).toBe(422)
    expect((await limit({})).json().coupon).toMatchObject({ expires_at: null })
  })

  it('are made by those who look after subscriptions alone', async () => {
    const { coupon } = await make()
    for (const role of ['member', 'moderator'] as const) {
      const { call } = await test.as(role)
      expect((await call('GET', `${api}/coupons`)).statusCode).toBe(403)
      expect((await call('POST', `${api}/coupons`, { code: 'MINE' })).statusCode).toBe(403)
      const path = `${api}/coupons/${coupon.id}`
      expect((await call('GET', `${path}/redemptions`)).statusCode).toBe(403)
      expect((await call('POST', `${path}/archive`)).statusCode).toBe(403)
    }
  })
})
