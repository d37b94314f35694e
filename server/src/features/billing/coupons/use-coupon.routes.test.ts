import { describe, expect, it } from 'vitest'
import { workOff } from '../payments/payments.factory.ts'
import { buildPlan } from '../products/plans.factory.ts'
import { useCouponStage } from './coupons-stage.factory.ts'

const { test, stage, make, list, formOf, preview, begin, lastPage, pay, own, invoices } =
  useCouponStage()
const api = '/api/v1/billing'

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
    await fetch(`${stage.providers.stripe.origin}/v1/checkout/sessions/${page}/expire`, {
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
    stage.providers.paypal.approve(page)
    const done = await first.call('POST', `${api}/checkouts/done`, { gateway: 'paypal' })
    expect(done.json()).toMatchObject({ outcome: 'none' })
    await workOff(test.platform)
    expect(stage.providers.paypal.subscriptions.get(page)!['status']).toBe('APPROVED')
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
    stage.providers.paypal.approve(left)
    const back = await first.call('POST', `${api}/checkouts/done`, { gateway: 'paypal' })
    expect(back.json()).toMatchObject({ outcome: 'none' })
    await pay(first, 'stripe')
    expect(stage.providers.paypal.subscriptions.get(left)!['status']).toBe('APPROVED')
    await begin(second, 'paypal')
    stage.providers.paypal.approve(await lastPage(second))
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
    await begin(member, 'stripe', formOf(stage.plan, ''))
    await begin(member, 'stripe', formOf(stage.plan, ''))
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
    expect(await said({ plan_ids: [other.product.id, stage.plan.product.id] })).toBeUndefined()
    const yen = { percent_off: null, amount_off: 100, currency: 'JPY' }
    expect(await said(yen)).toBe('This code is for prices in another currency.')
    expect(await said({ for_new_members: true })).toBeUndefined()
    await begin(member, 'stripe', formOf(stage.plan, ''))
    await pay(member, 'stripe')
    expect(await said({ for_new_members: true })).toBe(
      'This code is for who pays here for the first time.',
    )
    expect((await preview(member, formOf(stage.plan, 'no such'))).errors).toHaveProperty('code')
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
    await fetch(`${stage.providers.stripe.origin}/v1/coupons`, {
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
    expect(await change({ plan_ids: [stage.plan.product.id] })).toEqual({
      amount_due: 2.5,
      next: null,
    })
  })

  it('is not guessed: wrong codes are counted, right ones are not', async () => {
    await make()
    const member = await test.as('member')
    for (let at = 0; at < 20; at += 1) expect((await preview(member)).status).toBe(200)
    const guess = async () => (await preview(member, formOf(stage.plan, 'GUESS'))).status
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
    const used = (await stage.admin.call('GET', `${api}/coupons/${id}/redemptions`)).json()
    expect(used.pagination.data).toMatchObject([{ member: null, off: 1, plan: 'Patron' }])
    expect((await begin(await test.as('member'), 'stripe')).status).toBe(422)
  })
})
