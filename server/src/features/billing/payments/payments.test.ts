import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'
import { STRIPE_TEST_KEY } from '../payment-providers/stripe-store.factory.ts'
import { buildPlan } from '../products/plans.factory.ts'
import { buy, type Providers, setUpProviders, webhookTo, workOff } from './payments.factory.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const test = useTestApp()
let providers: Providers
const DAY = 86_400_000
const GATEWAYS = ['stripe', 'paypal'] as const
type Gateway = (typeof GATEWAYS)[number]
type Caller = Awaited<ReturnType<typeof test.as>>

beforeAll(async () => {
  providers = await setUpProviders(test.platform)
})
afterAll(() => providers.stop())
afterEach(() => {
  providers.stripe.failWith = undefined
  providers.paypal.failWith = undefined
})

const purchase = (gateway: Gateway, member: Caller, priceId?: number) =>
  buy(test.platform, providers, {
    userId: member.id,
    gateway,
    ...(priceId !== undefined && { priceId }),
  })
const rowOf = (providerId: string) =>
  test.platform.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
const invoicesOf = (id: string) =>
  test.platform.db
    .selectFrom('invoices')
    .selectAll()
    .where('subscription_id', '=', id)
    .orderBy('id')
    .execute()
const isSubscriber = async (member: Caller) => {
  const { user } = (await member.call('GET', '/api/v1/bootstrap-data')).json()
  return user.subscriptions.some(({ valid }: { valid: boolean }) => valid)
}
/** What the bell has for them, the newest first. */
const toldOf = async (member: Caller): Promise<string[]> => {
  const { pagination } = (await member.call('GET', '/api/v1/notifications')).json()
  return pagination.data.map(({ data }: { data: { lines: { content: string }[] } }) =>
    data.lines.map(({ content }) => content).join('. '),
  )
}
const send = async (gateway: Gateway, event: Record<string, unknown>) =>
  (await test.app.inject(webhookTo(gateway, providers[gateway].sign(event)))).statusCode
/** Sends what is told of a subscription, and works on it. */
async function tellAll(gateway: Gateway, id: string): Promise<void> {
  for (const event of providers[gateway].events.filter((one) =>
    JSON.stringify(one).includes(`"${id}"`),
  ))
    expect(await send(gateway, event)).toBe(200)
  await workOff(test.platform)
}

async function leave(member: Caller): Promise<void> {
  await test.platform.db
    .updateTable('sessions')
    .set({ password_confirmed_at: new Date() })
    .where('user_id', '=', member.id)
    .execute()
  const gone = await member.call('DELETE', `/api/v1/users/${member.id}`, {
    deleteCurrentUser: true,
  })
  expect(gone.statusCode, gone.body).toBe(200)
}

describe.each(GATEWAYS)('a subscription paid by %s', (gateway) => {
  it('opens the rights of the plan at once when it is paid, and not before', async () => {
    const member = await test.as('member')
    expect(await isSubscriber(member)).toBe(false)
    const { id } = await purchase(gateway, member)
    expect(await isSubscriber(member)).toBe(false)
    await tellAll(gateway, id)
    expect(await isSubscriber(member)).toBe(true)
    expect(await rowOf(id)).toMatchObject({ gateway, state: 'active', user_id: member.id })
    const [invoice, ...others] = await invoicesOf(id)
    expect(others).toEqual([])
    expect(invoice).toMatchObject({
      user_id: member.id,
      amount_minor: 500,
      currency: 'EUR',
      state: 'paid',
    })
  })

  it('has as many days of grace as the settings say', async () => {
    await updateSettings(test.platform, { payments: { grace_days: 2 } })
    const member = await test.as('member')
    const plan = await buildPlan(test.platform.db, { name: 'Patron' })
    const { id } = await purchase(gateway, member, plan.prices[0]!.id)
    await tellAll(gateway, id)
    providers[gateway].renew(id, 'declined')
    await tellAll(gateway, id)
    const { grace_until } = (await rowOf(id))!
    expect(Math.round((grace_until!.getTime() - Date.now()) / DAY)).toBe(2)
    await updateSettings(test.platform, { payments: { grace_days: 7 } })
  })

  it('keeps them for the days of grace when a payment fails, and takes them with it', async () => {
    const member = await test.as('member')
    const plan = await buildPlan(test.platform.db, { name: 'Patron' })
    const { id } = await purchase(gateway, member, plan.prices[0]!.id)
    await tellAll(gateway, id)
    expect(await toldOf(member)).toEqual([])
    providers[gateway].renew(id, 'declined')
    await tellAll(gateway, id)
    const { state, grace_until } = (await rowOf(id))!
    expect(state).toBe('past_due')
    expect(Math.round((grace_until!.getTime() - Date.now()) / DAY)).toBe(7)
    expect(await isSubscriber(member)).toBe(true)
    expect(await toldOf(member)).toEqual([
      'The payment for Patron failed. Nothing changes for 7 days yet. Look after your payment method, and it will be tried again.',
    ])
    // Told of again, it is the same failure.
    await tellAll(gateway, id)
    expect(await toldOf(member)).toHaveLength(1)
    providers[gateway].giveUp(id)
    await tellAll(gateway, id)
    expect(await isSubscriber(member)).toBe(false)
    expect((await toldOf(member))[0]).toBe('Patron is over: its payment failed')
    // In the language of whoever reads it, the name of the plan, too.
    await member.call('POST', '/api/v1/users/me/locale', { locale: 'fr' })
    expect((await toldOf(member))[0]).toMatch(/^Mécène a pris fin/)
    await member.call('POST', '/api/v1/users/me/locale', { locale: 'en' })
    providers[gateway].recover(id)
    await tellAll(gateway, id)
    expect(await isSubscriber(member)).toBe(true)
    expect((await rowOf(id))!.grace_until).toBeNull()
    expect(await toldOf(member)).toHaveLength(2)
  })

  it('is the same however often and in whichever order it is told of', async () => {
    const member = await test.as('member')
    const { id } = await purchase(gateway, member)
    providers[gateway].renew(id)
    const events = providers[gateway].events.filter((one) =>
      JSON.stringify(one).includes(`"${id}"`),
    )
    const [last] = events.slice(-1)
    const codes = await Promise.all(Array.from({ length: 10 }, () => send(gateway, last!)))
    expect(new Set(codes)).toEqual(new Set([200]))
    for (const event of events.toReversed()) await send(gateway, event)
    await workOff(test.platform)
    const stored = await test.platform.db
      .selectFrom('payment_events')
      .select(['event_id', 'worked_at', 'problem'])
      .where(
        'event_id',
        'in',
        events.map((event) => String(event['id'])),
      )
      .execute()
    expect(stored).toHaveLength(events.length)
    expect(stored.every(({ worked_at, problem }) => worked_at && !problem)).toBe(true)
    expect((await invoicesOf(id)).map((one) => one.state)).toEqual(['paid', 'paid'])
    expect(await isSubscriber(member)).toBe(true)
  })

  it('is found at night where no webhook came', async () => {
    const member = await test.as('member')
    const { id, checkoutId } = await purchase(gateway, member)
    await reconcilePayments(test.platform)
    await workOff(test.platform)
    expect(await isSubscriber(member)).toBe(true)
    const { settled_at, subscription_id } = await test.platform.db
      .selectFrom('checkouts')
      .select(['settled_at', 'subscription_id'])
      .where('id', '=', checkoutId)
      .executeTakeFirstOrThrow()
    expect([settled_at === null, subscription_id]).toEqual([false, id])
    providers[gateway].end(id)
    await reconcilePayments(test.platform)
    await workOff(test.platform)
    expect((await rowOf(id))!.state).toBe('canceled')
  })

  it('ends at the provider with its account, and what was paid stays written down', async () => {
    const member = await test.as('member')
    const { id } = await purchase(gateway, member)
    await tellAll(gateway, id)
    await leave(member)
    await workOff(test.platform)
    expect(providers[gateway].subscriptions.get(id)!['status'].toLowerCase()).toContain('cancel')
    expect(await rowOf(id)).toBeUndefined()
    expect((await invoicesOf(id)).map((one) => [one.user_id, one.state])).toEqual([[null, 'paid']])
  })

  it('ends at once where the account went while its owner paid', async () => {
    const member = await test.as('member')
    const { id } = await purchase(gateway, member)
    await leave(member)
    await tellAll(gateway, id)
    expect(providers[gateway].subscriptions.get(id)!['status'].toLowerCase()).toContain('cancel')
  })

  it('of somebody who has one already ends, with the money back', async () => {
    const member = await test.as('member')
    const { prices } = await buildPlan(test.platform.db)
    const first = await purchase(gateway, member, prices[0]!.id)
    // Both pages were open before one was paid.
    await test.platform.db.deleteFrom('checkouts').where('id', '=', first.checkoutId).execute()
    await test.platform.db
      .insertInto('checkouts')
      .values({
        key: String(
          providers[gateway].subscriptions.get(first.id)![
            gateway === 'stripe' ? 'metadata' : 'custom_id'
          ]?.reference ?? providers[gateway].subscriptions.get(first.id)!['custom_id'],
        ),
        user_id: member.id,
        price_id: prices[0]!.id,
        gateway,
        settled_at: new Date(),
      })
      .execute()
    const second = await purchase(gateway, member)
    await tellAll(gateway, second.id)
    await tellAll(gateway, first.id)
    await workOff(test.platform)
    const states = await Promise.all(
      [first.id, second.id].map(async (id) => [
        providers[gateway].subscriptions.get(id)!['status'].toLowerCase(),
        (await invoicesOf(id)).at(-1)!.state,
      ]),
    )
    expect(states.map(([, paid]) => paid).toSorted()).toEqual(['paid', 'refunded'])
    expect(states.filter(([status]) => status === 'active')).toHaveLength(1)
    expect(await isSubscriber(member)).toBe(true)
  })

  it('of a price that nobody knows, or of nobody here, changes nothing', async () => {
    const member = await test.as('member')
    const { id } = await purchase(gateway, member)
    const { db } = test.platform
    await tellAll(gateway, id)
    await db.deleteFrom('provider_prices').execute()
    providers[gateway].renew(id)
    await tellAll(gateway, id)
    expect(await isSubscriber(member)).toBe(true)
    const stranger = await test.as('member')
    const foreign = await purchase(gateway, stranger)
    await db.deleteFrom('checkouts').where('user_id', '=', stranger.id).execute()
    await db.deleteFrom('provider_customers').where('user_id', '=', stranger.id).execute()
    await tellAll(gateway, foreign.id)
    expect(await rowOf(foreign.id)).toBeUndefined()
    // It may belong to another site with the same account there.
    expect(providers[gateway].subscriptions.get(foreign.id)!['status'].toLowerCase()).toBe('active')
  })

  it('takes the place of a plan that was granted', async () => {
    const member = await test.as('member')
    const { id } = await purchase(gateway, member)
    const { prices } = await buildPlan(test.platform.db)
    const granted = await (
      await test.as('admin')
    ).call('POST', '/api/v1/billing/subscriptions', {
      user_id: member.id,
      price_id: prices[0]!.id,
    })
    expect(granted.statusCode).toBe(201)
    await tellAll(gateway, id)
    const open = await test.platform.db
      .selectFrom('subscriptions')
      .select('gateway')
      .where('user_id', '=', member.id)
      .where('ended_at', 'is', null)
      .execute()
    expect(open).toEqual([{ gateway }])
  })

  it('is written down in the history, by the site itself', async () => {
    const member = await test.as('member')
    const { id } = await purchase(gateway, member)
    await tellAll(gateway, id)
    providers[gateway].renew(id, 'declined')
    await tellAll(gateway, id)
    const row = (await rowOf(id))!
    const events = await test.platform.db
      .selectFrom('audit_events')
      .select(['action', 'actor_id'])
      .where('record_type', '=', 'subscription')
      .where('record_id', '=', String(row.id))
      .orderBy('id')
      .execute()
    expect(events[0]).toEqual({ action: 'created', actor_id: null })
    expect(events.at(-1)).toEqual({ action: 'updated', actor_id: null })
  })

  it('waits where the provider does not answer, and is worked on when it does', async () => {
    const member = await test.as('member')
    const { id } = await purchase(gateway, member)
    const event = providers[gateway].events.findLast((one) =>
      JSON.stringify(one).includes(`"${id}"`),
    )!
    expect(await send(gateway, event)).toBe(200)
    providers[gateway].failWith = { status: 503 }
    await expect(workOff(test.platform)).rejects.toThrow(/unreachable/)
    providers[gateway].failWith = undefined
    const { problem, attempts } = await test.platform.db
      .selectFrom('payment_events')
      .select(['problem', 'attempts'])
      .where('event_id', '=', String(event['id']))
      .executeTakeFirstOrThrow()
    expect([attempts, problem?.includes('unreachable')]).toEqual([1, true])
    await workOff(test.platform)
    await reconcilePayments(test.platform)
    await workOff(test.platform)
    expect(await isSubscriber(member)).toBe(true)
  })

  it('is told of by its provider alone', async () => {
    const forged = providers[gateway].sign({ id: 'evt_forged', type: 'x', data: { object: {} } })
    const headers = Object.fromEntries(
      Object.entries(forged.headers).map(([name, value]) => [name, `${value}0`]),
    )
    for (const webhook of [
      { ...forged, headers },
      { ...forged, headers: {} },
      { ...forged, body: Buffer.from('\0') },
      { ...forged, body: Buffer.alloc(0) },
    ])
      expect((await test.app.inject(webhookTo(gateway, webhook))).statusCode).toBe(400)
    const large = { ...forged, body: Buffer.alloc(2 * 1024 * 1024, ' ') }
    expect((await test.app.inject(webhookTo(gateway, large))).statusCode).toBe(413)
  })
})

describe('paid time', () => {
  it('of a subscription cancelled at PayPal runs here until the day that was paid for', async () => {
    const member = await test.as('member')
    const { id } = await purchase('paypal', member)
    await tellAll('paypal', id)
    const { current_period_end } = (await rowOf(id))!
    providers.paypal.end(id)
    await tellAll('paypal', id)
    const row = (await rowOf(id))!
    expect([row.state, row.ended_at]).toEqual(['canceled', null])
    expect(Math.abs(row.ends_at!.getTime() - current_period_end.getTime())).toBeLessThan(2 * DAY)
    expect(await isSubscriber(member)).toBe(true)
  })
})

describe('webhooks', () => {
  it('are nobody’s where no keys are set', async () => {
    await updateSettings(test.platform, {
      stripe_keys: { secret_key: STRIPE_TEST_KEY, webhook_secret: '' },
    })
    const webhook = providers.stripe.sign({ id: 'evt_1', type: 'x', data: { object: {} } })
    expect((await test.app.inject(webhookTo('stripe', webhook))).statusCode).toBe(404)
    const unknown = { ...webhookTo('stripe', webhook), url: '/api/v1/billing/webhooks/nobody' }
    expect((await test.app.inject(unknown)).statusCode).toBeGreaterThanOrEqual(404)
  })
})
