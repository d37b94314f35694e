import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { useTestApp } from '../../../test-app.ts'
import { buildPlan } from '../../products/plans.factory.ts'

const test = useTestApp()
const api = '/api/v1/billing/subscriptions'
const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)
type Caller = Awaited<ReturnType<typeof test.as>>
let admin = {} as Caller

beforeAll(async () => {
  admin = await test.as('admin')
})
beforeEach(async () => {
  await test.platform.db.deleteFrom('subscriptions').execute()
  await test.platform.db.deleteFrom('products').execute()
})

const call = async (method: 'GET' | 'POST', path: string, body?: object) => {
  const answer = await admin.call(method, `${api}${path}`, body)
  return { status: answer.statusCode, ...answer.json() }
}
const nameOf = async ({ id }: Caller) =>
  (
    await test.platform.db
      .selectFrom('users')
      .select('username')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).username
const priceOf = async (name: string) => (await buildPlan(test.platform.db, { name })).prices[0]!

async function grant(plan = 'Supporter') {
  const member = await test.as('member')
  const { id: price_id } = await priceOf(plan)
  const username = await nameOf(member)
  const answer = await call('POST', '/grant', { username, price_id })
  expect(answer.status).toBe(201)
  return { member, username, subscription: answer.subscription }
}

async function paid() {
  const member = await test.as('member')
  const price = await priceOf('Patron')
  const made = test.platform.db
    .insertInto('subscriptions')
    .values({
      user_id: member.id,
      product_id: price.product_id,
      price_id: price.id,
      gateway: 'stripe',
      provider_id: `sub_${member.id}`,
      starts_at: inDays(-1),
      current_period_end: inDays(29),
    })
    .returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}
const isSubscribed = async ({ call: ask }: Caller) =>
  (await ask('GET', `${api}/me`)).statusCode === 200

describe('the list of subscriptions', () => {
  it('tells granted ones and paid ones apart, and finds them by plan, kind, state and member', async () => {
    const { username, subscription } = await grant()
    const paidId = await paid()
    const ended = await grant('Ended')
    await call('POST', `/${ended.subscription.id}/end`, { when: 'now' })
    const find = async (query: string) =>
      (await call('GET', query)).pagination.data.map(({ id }: { id: number }) => id)
    const by = (key: string, value: unknown) =>
      find(`?filters=${encodeFilters([{ key, value, operator: '=' } as never])}`)
    expect(await find('')).toEqual([ended.subscription.id, paidId, subscription.id])
    expect(await by('kind', ['paid'])).toEqual([paidId])
    expect(await by('state', ['ended'])).toEqual([ended.subscription.id])
    expect(await by('plan', [subscription.plan.id])).toEqual([subscription.id])
    expect(await find(`?query=${username.toUpperCase()}`)).toEqual([subscription.id])
    expect(subscription).toMatchObject({
      member: { username },
      plan: { name: 'Supporter' },
      kind: 'granted',
      state: 'renewing',
      price: { amount: 5, currency: 'EUR' },
      granted_by: { id: admin.id },
      can: { extend: true, end: true },
    })
  })

  it('tells gifts apart from what staff granted', async () => {
    const { username } = await grant()
    const member = await test.as('member')
    const { id: price_id } = await priceOf('Supporter')
    const made = await admin.call('POST', '/api/v1/billing/gift-codes', { price_id, count: 1 })
    const [code] = made.json().codes
    await member.call('POST', '/api/v1/billing/gift-codes/redeem', { code })
    const { data } = (await call('GET', '')).pagination
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(['gift', 'granted'])
    const of = async (kind: string) => {
      const filters = encodeFilters([{ key: 'kind', value: [kind], operator: '=' } as never])
      return (await call('GET', `?filters=${filters}`)).pagination.data
    }
    expect(await of('granted')).toMatchObject([{ member: { username } }])
    expect(await of('gift')).toMatchObject([{ member: { id: member.id } }])
    expect((await admin.call('GET', `${api}/csv?lang=en`)).body).toContain(',Gift,Ends by itself')
  })

  it('is a file, in the words of its reader', async () => {
    const { username } = await grant()
    const file = (await admin.call('GET', `${api}/csv?lang=en`)).body
    expect(file).toContain(`${username},Supporter,5 EUR / 1 month,Granted,Renews`)
  })

  it('is for those who look after subscriptions', async () => {
    for (const role of ['member', 'moderator'] as const)
      expect((await (await test.as(role)).call('GET', api)).statusCode).toBe(403)
  })
})

describe('a subscription that nobody pays for', () => {
  it('is granted by username, to nobody who is not there', async () => {
    const { id: price_id } = await priceOf('Supporter')
    expect((await call('POST', '/grant', { username: 'nobody.at.all', price_id })).errors).toEqual({
      username: ['Nobody has this username.'],
    })
    const { username } = await grant()
    expect((await call('POST', '/grant', { username, price_id })).status).toBe(409)
  })

  it('ends at once, and with it what it grants', async () => {
    const { member, subscription } = await grant()
    expect(await isSubscribed(member)).toBe(true)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call('POST', `/${subscription.id}/end`, { when: 'now' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
    expect(await isSubscribed(member)).toBe(false)
  })

  it('ends with its period, and holds until then', async () => {
    const { member, subscription } = await grant()
    const { subscription: ending } = await call('POST', `/${subscription.id}/end`, {
      when: 'period',
    })
    expect(ending).toMatchObject({ state: 'ending', ends_at: subscription.current_period_end })
    expect(await isSubscribed(member)).toBe(true)
  })

  it('gets another end, that of who saw the one that it has', async () => {
    const { subscription } = await grant()
    const { id, current_period_end: seen } = subscription
    const until = inDays(90).toISOString()
    const extend = (body: object) => call('POST', `/${id}/extend`, body)
    expect((await extend({ until, seen: inDays(1).toISOString() })).status).toBe(409)
    expect((await extend({ until, seen })).subscription).toMatchObject({
      current_period_end: until,
      ends_at: null,
    })
    for (const day of [inDays(-1), new Date('9999-12-31T00:00:00Z')])
      expect((await extend({ until: day.toISOString(), seen: until })).errors).toHaveProperty(
        'until',
      )
    await call('POST', `/${id}/end`, { when: 'period' })
    const later = inDays(120).toISOString()
    expect((await extend({ until: later, seen: until })).subscription).toMatchObject({
      current_period_end: later,
      ends_at: later,
      state: 'ending',
    })
  })

  it('is none that somebody pays for: that is changed where the payment is', async () => {
    const id = await paid()
    // Nobody can be told where no keys are set.
    expect((await call('POST', `/${id}/end`, { when: 'now' })).status).toBe(503)
    const body = { until: inDays(90).toISOString(), seen: inDays(29).toISOString() }
    expect((await call('POST', `/${id}/extend`, body)).status).toBe(409)
    expect((await call('POST', '/9007199254740991/end', { when: 'now' })).status).toBe(404)
  })
})
