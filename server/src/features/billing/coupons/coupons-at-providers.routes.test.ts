import { describe, expect, it } from 'vitest'
import { useCouponStage } from './coupons-stage.factory.ts'

const { test, stage, make, list, formOf, preview, begin, pay, own, refresh, invoices } =
  useCouponStage()
const api = '/api/v1/billing'
const GATEWAYS = ['stripe', 'paypal'] as const

describe.each(GATEWAYS)('a coupon at %s', (gateway) => {
  it('makes the first payment cheaper by exactly what is shown before, in place of free days', async () => {
    await make()
    const member = await test.as('member')
    expect(await preview(member, formOf(stage.plan, ''))).toMatchObject({
      amount_due: 0,
      trial_days: 9,
    })
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
    stage.providers[gateway].renew(id)
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
    stage.providers[gateway].renew(id)
    expect(await refresh(member)).toMatchObject({ next_amount: null, coupon: null })
    stage.providers[gateway].renew(id)
    await refresh(member)
    const amounts = (await invoices(member)).map(({ amount }) => amount)
    expect(amounts.toSorted()).toEqual([3.5, 3.5, 5])

    await make({ code: 'always', duration: 'forever' })
    const other = await test.as('member')
    await begin(other, gateway, formOf(stage.plan, 'ALWAYS'))
    const kept = await pay(other, gateway)
    stage.providers[gateway].renew(kept)
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
    await stage.admin.call('POST', `${api}/coupons/${(await list())[0].id}/limits`, {
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
    const archived = await stage.admin.call('POST', `${api}/coupons/${coupon.id}/archive`)
    expect(archived.json().coupon.state).toBe('archived')
    expect((await begin(await test.as('member'), gateway)).errors).toHaveProperty('code')
    await pay(member, gateway)
    expect((await invoices(member))[0]).toMatchObject({ amount: 4, discount: 1 })
    expect(await list()).toMatchObject([{ redeemed: 1 }])
    expect((await stage.admin.call('POST', `${api}/coupons/${coupon.id}/archive`)).statusCode).toBe(
      409,
    )
  })
})
