import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test-app.ts'
import { buildPlan } from '../plans.factory.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
let admin = {} as Caller

beforeAll(async () => {
  admin = await test.as('admin')
})
beforeEach(async () => {
  await sql`truncate products, audit_events cascade`.execute(test.platform.db)
})

const request =
  (caller: () => { call: (typeof test)['call'] }) =>
  async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const answer = await caller().call(method, `/api/v1/${path}`, body)
    return { status: answer.statusCode, ...answer.json() }
  }
const call = request(() => admin)
const monthly = { amount: 4.5, currency: 'EUR', interval: 'month', interval_count: 1 }
const yearly = { amount: 45, currency: 'EUR', interval: 'year', interval_count: 1 }
const form = { name: 'Patron', feature_list: ['One', 'Two'], prices: [yearly, monthly] }
const add = async (changes: object = {}) =>
  (await call('POST', 'plans', { ...form, ...changes })).plan
const offered = async () =>
  (await test.call('GET', '/api/v1/billing/products')).json().pagination.data
const subscribe = (userId: number, price: { id: number; product_id: number }) =>
  test.platform.db
    .insertInto('subscriptions')
    .values({
      user_id: userId,
      product_id: price.product_id,
      price_id: price.id,
      starts_at: new Date(Date.now() - 86_400_000),
      current_period_end: new Date(Date.now() + 86_400_000),
    })
    .execute()
const roleWith = async (permissions: string[]) => {
  const { db, cache } = test.platform
  const { id } = await db
    .insertInto('roles')
    .values({ name: `Role ${process.hrtime.bigint()}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const permission of permissions)
    await db.insertInto('role_permissions').values({ role_id: id, permission }).execute()
  await cache.invalidate(['roles' as never])
  return id
}
const staffWith = async (...permissions: string[]) => {
  const staff = await test.as('member')
  await test.platform.db
    .insertInto('user_permissions')
    .values(
      ['admin.access', ...permissions].map((permission) => ({ user_id: staff.id, permission })),
    )
    .execute()
  return staff
}

describe('plans', () => {
  it('are added, and offered at their prices in the order in which they came', async () => {
    const plan = await add({ trial_days: 14, recommended: true })
    await add({ name: 'Second', prices: [] })
    expect(plan).toMatchObject({ version: 1, place: 1, trial_days: 14, subscribers_count: 0 })
    expect(await offered()).toMatchObject([
      { name: 'Patron', recommended: true, trial_days: 14, prices: [monthly, yearly] },
      { name: 'Second', prices: [] },
    ])
  })

  it.each([
    ['500 yen', { amount: 500, currency: 'JPY' }, 500, 201],
    ['half a yen', { amount: 0.5, currency: 'JPY' }, null, 422],
    ['a dinar in thousandths', { amount: 1.005, currency: 'KWD' }, 1_005, 201],
    ['a euro in thousandths', { amount: 1.005, currency: 'EUR' }, null, 422],
    ['nothing', { amount: 0 }, null, 422],
    ['less than nothing', { amount: -1 }, null, 422],
    ['more than there is', { amount: 1e15 }, null, 422],
    ['a currency that nobody has', { currency: 'XYZ' }, null, 422],
    ['four years', { interval: 'year', interval_count: 4 }, null, 422],
    ['three years', { interval: 'year', interval_count: 3 }, 450, 201],
  ])('of %s: it is kept to the smallest coin, or refused', async (_, price, minor, status) => {
    const answer = await call('POST', 'plans', { ...form, prices: [{ ...monthly, ...price }] })
    expect(answer.status).toBe(status)
    const rows = await test.platform.db.selectFrom('prices').select('amount_minor').execute()
    expect(rows).toEqual(minor === null ? [] : [{ amount_minor: minor }])
  })

  it('have one price for each period of a currency', async () => {
    const answer = await call('POST', 'plans', { ...form, prices: [monthly, yearly, monthly] })
    expect(answer.errors).toEqual({
      'prices.2.interval_count': ['There is a price for this period already.'],
    })
  })

  it('keep the price of who has it: it is offered no more, another one is, and the old one can come back', async () => {
    const plan = await add()
    const { db } = test.platform
    const price = await db
      .selectFrom('prices')
      .selectAll()
      .where('interval', '=', 'month')
      .executeTakeFirstOrThrow()
    await subscribe((await test.as('member')).id, price)
    const change = (version: number, prices: object[]) =>
      call('PUT', `plans/${plan.id}`, { ...form, version, prices })
    const dearer = await change(1, [{ ...monthly, amount: 6 }])
    expect(dearer.plan).toMatchObject({
      version: 2,
      prices: [{ amount: 6 }],
      former_prices: [{ id: price.id, amount: 4.5, subscribers_count: 1 }],
    })
    expect((await offered())[0].prices.map(({ amount }: { amount: number }) => amount)).toEqual([6])
    const back = await change(2, [monthly])
    expect(back.plan).toMatchObject({ prices: [{ id: price.id }], former_prices: [] })
    expect(back.plan.price_subscribers).toEqual([
      { price_id: price.id, subscribers_count: 1, subscribers_count_is_minimum: false },
    ])
  })

  it('are refused to who saw another version, with what changed', async () => {
    const plan = await add()
    await call('PUT', `plans/${plan.id}`, { ...form, prices: [yearly], version: 1 })
    const late = await call('PUT', `plans/${plan.id}`, { ...form, name: 'Late', version: 1 })
    expect(late).toMatchObject({ status: 409, conflicts: [{ id: plan.id, version: 2 }] })
    expect(Object.keys(late.conflicts[0].changed)).toContain('prices')
    const same = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        call('PUT', `plans/${plan.id}`, { ...form, name: `Ten ${at}`, version: 2 }),
      ),
    )
    expect(same.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
  })

  it('that somebody had are hidden instead of deleted', async () => {
    const unused = await add()
    const { product, prices } = await buildPlan(test.platform.db)
    await subscribe((await test.as('member')).id, prices[0]!)
    const versions = { [unused.id]: 1, [product.id]: 1 }
    const answer = await call('DELETE', `plans/${unused.id},${product.id}`, { versions })
    expect(answer).toMatchObject({ deleted: 1, hidden: 1 })
    expect(await offered()).toEqual([])
    expect((await call('GET', `plans/${product.id}`)).plan.hidden).toBe(true)
    expect((await call('GET', `plans/${unused.id}`)).status).toBe(404)
  })

  it('that a gift code still gives, or a page of a provider sells, are hidden instead, too', async () => {
    const { db } = test.platform
    const [given, sold, old] = [await add(), await add(), await add()]
    const codes = async (price_id: number) =>
      (await call('POST', 'billing/gift-codes', { price_id, count: 1 })).codes
    const [code] = await codes(given.prices[0].id)
    await codes(old.prices[0].id)
    const hourAgo = new Date(Date.now() - 3_600_000)
    await db
      .updateTable('gift_codes')
      .set({ expires_at: hourAgo })
      .where('price_id', '=', old.prices[0].id)
      .execute()
    const { id: user_id, call: asMember } = await test.as('member')
    await db
      .insertInto('checkouts')
      .values({ user_id, price_id: sold.prices[0].id, gateway: 'stripe', provider_id: 'cs_1' })
      .execute()
    const versions = { [given.id]: 1, [sold.id]: 1, [old.id]: 1 }
    const answer = await call('DELETE', `plans/${Object.keys(versions).join(',')}`, { versions })
    expect(answer).toMatchObject({ deleted: 1, hidden: 2 })
    const redeemed = await asMember('POST', '/api/v1/billing/gift-codes/redeem', { code })
    expect(redeemed.statusCode, redeemed.body).toBe(201)
  })

  it('are put in an order, those that are not named last', async () => {
    const ids = [await add(), await add(), await add()].map(({ id }) => id)
    expect((await call('POST', 'plans/order', { ids: [ids[2], ids[0]] })).status).toBe(200)
    const listed = (await offered()).map(({ id }: { id: number }) => id)
    expect(listed).toEqual([ids[2], ids[0], ids[1]])
    expect((await call('POST', 'plans/order', { ids: [9_007_199_254_740_991] })).status).toBe(404)
  })

  it('get back what a change took from them', async () => {
    const role_id = await roleWith(['liens.autoapprove'])
    const plan = await add()
    const changed = { ...form, name: 'Benefactor', role_id, version: 1 }
    expect((await call('PUT', `plans/${plan.id}`, changed)).status).toBe(200)
    const history = await call('GET', `history/plan/${plan.id}`)
    const event = history.pagination.data.find(
      ({ action }: { action: string }) => action === 'updated',
    )
    const role = event.changes.find(({ field }: { field: string }) => field === 'role_id')
    const [{ name }] = (await call('GET', 'plans/roles')).roles.filter(
      ({ id }: { id: number }) => id === role_id,
    )
    expect(role).toMatchObject({ label: 'Role', before: null, after: name, can_revert: true })
    const fields = ['name', 'role_id']
    const reverted = await call('POST', `history/events/${event.id}/revert`, { fields })
    expect(reverted.status).toBe(200)
    expect((await call('GET', `plans/${plan.id}`)).plan).toMatchObject({
      name: 'Patron',
      role: null,
      prices: [monthly, yearly],
    })
  })

  it('are a file of CSV, hidden ones among them', async () => {
    await add({ name: '=1+1', hidden: true })
    const file = (await admin.call('GET', '/api/v1/plans/csv')).body
    expect(file).toContain("'=1+1")
    expect(file).toContain('4.5 EUR / 1 month, 45 EUR / 1 year')
  })

  it('are nothing for those who do not look after plans', async () => {
    for (const role of ['member', 'moderator'] as const)
      expect((await (await test.as(role)).call('GET', '/api/v1/plans')).statusCode).toBe(403)
    const bad = await call('POST', 'plans', { name: 'a\u0000b' })
    expect(bad.status).toBe(422)
  })
})

describe('the role that a plan grants', () => {
  it('gives its rights to who has the plan, for as long as it holds', async () => {
    const role_id = await roleWith(['liens.autoapprove'])
    const plan = await add({ role_id, prices: [monthly] })
    const member = await test.as('member')
    const rights = async () => {
      const { user } = (await member.call('GET', '/api/v1/bootstrap-data')).json()
      return user.permissions.some(({ name }: { name: string }) => name === 'liens.autoapprove')
    }
    expect(await rights()).toBe(false)
    const price_id = plan.prices[0].id
    expect(
      (await call('POST', 'billing/subscriptions', { user_id: member.id, price_id })).status,
    ).toBe(201)
    expect(await rights()).toBe(true)
    const { version } = (await call('GET', `plans/${plan.id}`)).plan
    await call('PUT', `plans/${plan.id}`, { ...form, prices: [monthly], role_id: null, version })
    expect(await rights()).toBe(false)
    await call('PUT', `plans/${plan.id}`, {
      ...form,
      prices: [monthly],
      role_id,
      version: version + 1,
    })
    expect(await rights()).toBe(true)
    await test.platform.db
      .insertInto('role_permissions')
      .values({ role_id, permission: 'admin' })
      .execute()
    await test.platform.cache.invalidate(['roles' as never])
    expect(await rights()).toBe(false)
  })

  it('is none that may do everything, none of visitors, and none that its editor could not give', async () => {
    const { db } = test.platform
    const shipped = await db.selectFrom('roles').select(['id', 'key']).execute()
    const idOf = (key: string) => shipped.find((role) => role.key === key)!.id
    for (const role_id of [idOf('admin'), idOf('guest'), 9_007_199_254_740_991])
      expect((await call('POST', 'plans', { ...form, role_id })).errors).toHaveProperty('role_id')
    const role_id = await roleWith(['liens.autoapprove'])
    const editor = await staffWith('plans.update')
    const byEditor = request(() => editor)
    expect((await byEditor('POST', 'plans', { ...form, role_id })).status).toBe(422)
    const plan = await add({ role_id })
    const kept = await byEditor('PUT', `plans/${plan.id}`, { ...form, role_id, version: 1 })
    expect(kept.status).toBe(200)
    const { roles } = await byEditor('GET', 'plans/roles')
    expect(roles.find(({ id }: { id: number }) => id === role_id)).toMatchObject({
      can_grant: false,
    })
    expect(roles.some(({ id }: { id: number }) => id === idOf('admin'))).toBe(false)
  })

  it('is handed out, with the plan, only by who has its rights', async () => {
    const role_id = await roleWith(['liens.autoapprove'])
    const plan = await add({ role_id, prices: [monthly] })
    const giver = await staffWith('subscriptions.update')
    const body = { user_id: giver.id, price_id: plan.prices[0].id }
    expect((await giver.call('POST', '/api/v1/billing/subscriptions', body)).statusCode).toBe(403)
    expect((await call('POST', 'billing/subscriptions', body)).status).toBe(201)
  })
})
