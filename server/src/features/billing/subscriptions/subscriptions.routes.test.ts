import type { Updateable } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Subscriptions } from '../../../platform/database/types.generated.ts'
import { userTag } from '../../accounts/users/users.service.ts'
import { useTestApp } from '../../test-app.ts'
import { buildPlan } from '../products/plans.factory.ts'
import { settlePeriods } from './subscriptions.service.ts'

const test = useTestApp()
const api = '/api/v1/billing/subscriptions'
const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)
type Caller = Awaited<ReturnType<typeof test.as>>

const me = async (caller: Caller) =>
  (await caller.call('GET', '/api/v1/bootstrap-data')).json().user
const storedOf = (userId: number) =>
  test.platform.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

async function grant(member: Caller, plan: Parameters<typeof buildPlan>[1] = {}) {
  const { prices } = await buildPlan(test.platform.db, plan)
  const answer = await (
    await test.as('admin')
  ).call('POST', api, { user_id: member.id, price_id: prices[0]!.id })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().subscription as { id: number; current_period_end: string }
}

async function change(userId: number, values: Updateable<Subscriptions>): Promise<void> {
  await test.platform.db
    .updateTable('subscriptions')
    .set(values)
    .where('user_id', '=', userId)
    .execute()
  await test.platform.cache.invalidate([userTag(userId)])
}

describe('a granted subscription', () => {
  it('makes a subscriber of a member at once, in bootstrap data, user answers and calls', async () => {
    const member = await test.as('member')
    expect((await member.call('GET', `${api}/me`)).statusCode).toBe(403)
    expect(await me(member)).toMatchObject({
      subscriptions: [],
      IsPremium: false,
      role_badge: 'User',
    })
    const { id } = await grant(member, { name: 'Supporter', features: ['No advertisements'] })
    expect(await me(member)).toMatchObject({
      subscriptions: [{ valid: true, active: true }],
      IsPremium: false,
      role_badge: 'User',
    })
    const { user } = (await member.call('GET', `/api/v1/users/${member.id}`)).json()
    expect(user.subscriptions).toEqual([{ valid: true, active: true }])
    expect(
      (await (await test.as('member')).call('GET', `/api/v1/users/${member.id}`)).json().user
        .subscriptions,
    ).toBeUndefined()
    const own = await member.call('GET', `${api}/me`)
    expect(own.json().subscription).toMatchObject({
      id,
      valid: true,
      active: true,
      granted: true,
      grants_premium: false,
      ends_at: null,
      product: { name: 'Supporter', feature_list: ['No advertisements'] },
      price: { amount: 5, currency: 'EUR', interval: 'month', interval_count: 1 },
    })
    const days = (Date.parse(own.json().subscription.current_period_end) - Date.now()) / DAY
    expect(days).toBeGreaterThan(27.9)
    expect(days).toBeLessThan(31.1)
  })

  it('is one at a time, of a price and for an account that are there', async () => {
    const [admin, member] = [await test.as('admin'), await test.as('member')]
    await grant(member)
    const { prices } = await buildPlan(test.platform.db)
    expect(
      (await admin.call('POST', api, { user_id: member.id, price_id: prices[0]!.id })).statusCode,
    ).toBe(409)
    expect(
      (await admin.call('POST', api, { user_id: 987_654, price_id: prices[0]!.id })).json().errors,
    ).toEqual({ user_id: ['Please choose an account.'] })
    expect(
      (await admin.call('POST', api, { user_id: member.id, price_id: 987_654 })).json().errors,
    ).toEqual({ price_id: ['Please choose a price of a plan.'] })
    expect(
      (
        await (
          await test.as('moderator')
        ).call('POST', api, { user_id: member.id, price_id: prices[0]!.id })
      ).statusCode,
    ).toBe(403)
  })

  it('makes its user premium where the plan says so, until it ends', async () => {
    const member = await test.as('member')
    await grant(member, { grants_premium: true })
    expect(await me(member)).toMatchObject({ IsPremium: true, role_badge: 'PREMIUM' })
    await change(member.id, { ends_at: inDays(1) })
    expect(await me(member)).toMatchObject({
      IsPremium: true,
      subscriptions: [{ valid: true, active: false }],
    })
    await change(member.id, { starts_at: inDays(-9), ends_at: inDays(-1) })
    expect(await me(member)).toMatchObject({
      IsPremium: false,
      role_badge: 'User',
      subscriptions: [{ valid: false, active: false }],
    })
    expect((await member.call('GET', `${api}/me`)).statusCode).toBe(403)
  })
})

describe('cancelling and renewing', () => {
  it('end it with its period, and undo that', async () => {
    const member = await test.as('member')
    const { id, current_period_end } = await grant(member)
    const cancelled = await member.call('POST', `${api}/${id}/cancel`, {})
    expect(cancelled.json().subscription).toMatchObject({
      valid: true,
      active: false,
      ends_at: current_period_end,
    })
    expect((await me(member)).subscriptions).toEqual([{ valid: true, active: false }])
    expect((await member.call('POST', `${api}/${id}/cancel`, {})).json()).toEqual(cancelled.json())
    const renewed = await member.call('POST', `${api}/${id}/renew`)
    expect(renewed.json().subscription).toMatchObject({
      valid: true,
      active: true,
      ends_at: null,
      current_period_end,
    })
    expect((await me(member)).subscriptions).toEqual([{ valid: true, active: true }])
  })

  it('give the rest of the running period while the period is still to be moved on', async () => {
    const member = await test.as('member')
    const { id } = await grant(member, { prices: [{ interval: 'day', interval_count: 7 }] })
    await change(member.id, { starts_at: inDays(-8), current_period_end: inDays(-1) })
    const { subscription } = (await member.call('POST', `${api}/${id}/cancel`, {})).json()
    expect(Math.round((Date.parse(subscription.ends_at) - Date.now()) / DAY)).toBe(6)
  })

  it('are for its owner only, who is told nothing of others', async () => {
    const [member, other] = [await test.as('member'), await test.as('member')]
    const { id } = await grant(member)
    await grant(other)
    for (const act of ['cancel', 'renew'])
      expect((await other.call('POST', `${api}/${id}/${act}`, {})).statusCode).toBe(404)
    expect(
      (await (await test.as('admin')).call('POST', `${api}/${id}/cancel`, {})).statusCode,
    ).toBe(403)
    expect((await test.call('POST', `${api}/${id}/cancel`, {})).statusCode).toBe(401)
    expect((await storedOf(member.id))[0]!.ends_at).toBeNull()
  })

  it('do not bring back what has ended', async () => {
    const member = await test.as('member')
    const { id } = await grant(member)
    await change(member.id, { starts_at: inDays(-9), ends_at: inDays(-1) })
    expect((await member.call('POST', `${api}/${id}/renew`)).statusCode).toBe(403)
  })
})

describe('the job that settles periods', () => {
  it('moves granted plans on, whole periods from their start', async () => {
    const member = await test.as('member')
    await grant(member, { prices: [{ interval: 'day', interval_count: 10 }] })
    await change(member.id, { starts_at: inDays(-25), current_period_end: inDays(-15) })
    await settlePeriods(test.platform)
    await settlePeriods(test.platform)
    const [stored] = await storedOf(member.id)
    expect(Math.round((stored!.current_period_end.getTime() - Date.now()) / DAY)).toBe(5)
    expect(stored).toMatchObject({ ends_at: null, ended_at: null })
  })

  it('leaves what a payment provider collects to the provider', async () => {
    const member = await test.as('member')
    await grant(member)
    const due = inDays(-1)
    await change(member.id, {
      gateway: 'stripe',
      provider_id: 'sub_1',
      starts_at: inDays(-31),
      current_period_end: due,
    })
    await settlePeriods(test.platform)
    expect((await storedOf(member.id))[0]!.current_period_end).toEqual(due)
  })

  it('closes what was cancelled at its end, so that another plan may follow', async () => {
    const member = await test.as('member')
    await grant(member)
    const endsAt = inDays(-1)
    await change(member.id, { starts_at: inDays(-31), current_period_end: endsAt, ends_at: endsAt })
    await settlePeriods(test.platform)
    expect((await storedOf(member.id))[0]).toMatchObject({ ended_at: endsAt })
    expect((await me(member)).subscriptions).toEqual([])
    await grant(member)
    expect((await me(member)).subscriptions).toEqual([{ valid: true, active: true }])
  })

  it('need not have run before another plan follows', async () => {
    const member = await test.as('member')
    await grant(member)
    await change(member.id, { starts_at: inDays(-31), ends_at: inDays(-1) })
    await grant(member)
    expect((await storedOf(member.id)).map(({ ended_at }) => ended_at === null)).toEqual([
      false,
      true,
    ])
  })
})

describe('accounts', () => {
  it('take their subscriptions along in their export, and end them when they are deleted', async () => {
    const member = await test.as('member')
    await grant(member, { name: 'Patron', prices: [{ amount_minor: 9000, interval: 'year' }] })
    await test.platform.db
      .updateTable('sessions')
      .set({ password_confirmed_at: new Date() })
      .where('user_id', '=', member.id)
      .execute()
    const exported = (await member.call('GET', '/api/v1/users/me/export')).json()
    expect(exported.subscriptions).toEqual([
      {
        plan: 'Patron',
        amount: 90,
        currency: 'EUR',
        interval: 'year',
        interval_count: 1,
        starts_at: expect.any(String),
        current_period_end: expect.any(String),
        ends_at: null,
        ended_at: null,
      },
    ])
    expect(
      (await member.call('DELETE', `/api/v1/users/${member.id}`, { deleteCurrentUser: true }))
        .statusCode,
    ).toBeLessThan(300)
    expect(await storedOf(member.id)).toEqual([])
  })
})
