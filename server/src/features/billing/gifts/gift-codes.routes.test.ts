import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { buildPlan } from '../products/plans.factory.ts'
import { settlePeriods } from '../subscriptions/subscriptions.service.ts'

const test = useTestApp()
const api = '/api/v1/billing/gift-codes'
const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()
type Caller = Awaited<ReturnType<typeof test.as>>
let admin = {} as Caller
let priceId = 0

beforeAll(async () => {
  admin = await test.as('admin')
  priceId = (await buildPlan(test.platform.db, { name: 'Patron' })).prices[0]!.id
})
beforeEach(async () => {
  await test.platform.db.deleteFrom('gift_codes').execute()
})

const make = async (form: object = {}) => {
  const answer = await admin.call('POST', api, { price_id: priceId, count: 1, ...form })
  return { status: answer.statusCode, ...answer.json() }
}
const makeOne = async (form: object = {}): Promise<string> => (await make(form)).codes[0]
const redeem = async ({ call }: Caller, code: string) => {
  const answer = await call('POST', `${api}/redeem`, { code })
  return { status: answer.statusCode, ...answer.json() }
}
const list = async (query = '') =>
  (await admin.call('GET', `${api}${query}`)).json().pagination.data
const own = async ({ call }: Caller) => {
  const answer = await call('GET', '/api/v1/billing/subscriptions/me')
  return answer.statusCode === 200 ? answer.json().subscription : null
}

describe('a gift code', () => {
  it('gives a plan for one period, however it is typed, and says who used it', async () => {
    const code = await makeOne({ note: 'For the fair' })
    expect(code).toMatch(/^([A-HJKMNP-Z2-9]{4}-){3}[A-HJKMNP-Z2-9]{4}$/)
    const member = await test.as('member')
    const { status, subscription } = await redeem(
      member,
      ` ${code.toLowerCase().replaceAll('-', ' ')} `,
    )
    expect(status).toBe(201)
    expect(subscription).toMatchObject({
      product: { name: 'Patron' },
      granted: true,
      valid: true,
      active: false,
      can: { renew: false },
    })
    expect(subscription.ends_at).toBe(subscription.current_period_end)
    const [row] = await list()
    expect(row).toMatchObject({
      hint: code.slice(-4),
      note: 'For the fair',
      state: 'redeemed',
      member: { id: member.id },
      created_by: { id: admin.id },
    })
    expect(JSON.stringify(row)).not.toContain(code)
  })

  it('is used once, by one of ten who type it at the same moment', async () => {
    const code = await makeOne()
    const members = await Promise.all(Array.from({ length: 10 }, () => test.as('member')))
    const answers = await Promise.all(members.map((member) => redeem(member, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(422)])
    const plans = await Promise.all(members.map(own))
    expect(plans.filter(Boolean)).toHaveLength(1)
  })

  it('is kept by who has a plan already', async () => {
    const [first, second] = [await makeOne(), await makeOne()]
    const member = await test.as('member')
    expect((await redeem(member, first)).status).toBe(201)
    expect((await redeem(member, second)).status).toBe(409)
    expect((await redeem(await test.as('member'), second)).status).toBe(201)
  })

  it('gives nothing when it is unknown, withdrawn or too old', async () => {
    const member = await test.as('member')
    const withdrawn = await makeOne()
    const [{ id }] = await list()
    expect((await admin.call('POST', `${api}/${id}/withdraw`)).statusCode).toBe(200)
    expect((await admin.call('POST', `${api}/${id}/withdraw`)).statusCode).toBe(409)
    const old = await makeOne({ expires_at: inDays(1) })
    await test.platform.db
      .updateTable('gift_codes')
      .set({ expires_at: new Date(Date.now() - DAY) })
      .where('hint', '=', old.slice(-4))
      .execute()
    for (const code of [withdrawn, old, 'ABCD-EFGH-JKMN-PQRS', '----'])
      expect((await redeem(member, code)).errors).toHaveProperty('code')
    expect(await own(member)).toBeNull()
    const states = (await list()).map(({ state }: { state: string }) => state)
    expect(states).toEqual(['expired', 'withdrawn'])
  })

  it('is not guessed: wrong codes are counted, for each account by itself', async () => {
    const code = await makeOne()
    const member = await test.as('member')
    const answers = []
    for (let at = 0; at < 16; at += 1) answers.push((await redeem(member, 'WRONG')).status)
    expect(answers).toEqual([...Array(15).fill(422), 429])
    expect((await redeem(member, code)).status).toBe(429)
    expect((await redeem(await test.as('member'), code)).status).toBe(201)
  })

  it('is not withdrawn when it was used', async () => {
    const code = await makeOne()
    await redeem(await test.as('member'), code)
    const [{ id }] = await list()
    expect((await admin.call('POST', `${api}/${id}/withdraw`)).statusCode).toBe(409)
  })

  it('is over with its period, and nobody lets it go on', async () => {
    const member = await test.as('member')
    const { subscription } = await redeem(member, await makeOne())
    const renewed = await member.call(
      'POST',
      `/api/v1/billing/subscriptions/${subscription.id}/renew`,
    )
    expect(renewed.statusCode).toBe(409)
    await test.platform.db
      .updateTable('subscriptions')
      .set({ starts_at: new Date(0), current_period_end: new Date(1), ends_at: new Date(1) })
      .where('id', '=', subscription.id)
      .execute()
    await settlePeriods(test.platform)
    expect(await own(member)).toBeNull()
  })

  it('stays told when who used it is gone', async () => {
    const member = await test.as('member')
    await redeem(member, await makeOne())
    await test.platform.db.deleteFrom('subscriptions').where('user_id', '=', member.id).execute()
    await test.platform.db.deleteFrom('users').where('id', '=', member.id).execute()
    expect(await list()).toMatchObject([{ state: 'redeemed', member: null }])
  })
})

describe('gift codes', () => {
  it('are made many at once, each another one, with what is wrong said by field', async () => {
    const { codes } = await make({ count: 200 })
    expect(new Set(codes).size).toBe(200)
    const wrong = { count: 201, price_id: 9_007_199_254_740_991, expires_at: inDays(-1) }
    for (const [field, value] of Object.entries(wrong))
      expect((await make({ [field]: value })).errors).toHaveProperty(field)
  })

  it('are found by remark, last letters, who used them, plan and state', async () => {
    const code = await makeOne({ note: 'For 100 % of the choir' })
    await makeOne({ note: 'For 1000 others' })
    const notes = async (query: string) =>
      (await list(query)).map(({ note }: { note: string }) => note)
    expect(await notes(`?query=${encodeURIComponent('100 %')}`)).toEqual(['For 100 % of the choir'])
    expect(await notes(`?query=${code.slice(-4)}`)).toContain('For 100 % of the choir')
    await redeem(await test.as('member'), code)
    const by = (key: string, value: unknown) =>
      notes(`?filters=${encodeFilters([{ key, value, operator: '=' } as never])}`)
    expect(await by('state', ['redeemed'])).toEqual(['For 100 % of the choir'])
    expect(await by('state', ['open'])).toEqual(['For 1000 others'])
    expect(await by('plan', [9_007_199_254_740_991])).toEqual([])
  })

  it('are made by those who look after subscriptions, and used by who is logged in', async () => {
    const code = await makeOne()
    for (const role of ['member', 'moderator'] as const) {
      const { call } = await test.as(role)
      const body = { price_id: priceId, count: 1 }
      expect((await call('POST', api, body)).statusCode).toBe(403)
      expect((await call('GET', api)).statusCode).toBe(403)
    }
    const guest = await test.app.inject({
      method: 'POST',
      url: `${api}/redeem`,
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { code },
    })
    expect(guest.statusCode).toBe(401)
  })
})
