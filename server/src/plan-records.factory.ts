import { DAY_MS, dbOf, secret } from './contributed-records.factory.ts'
import { buildPlan } from './features/billing/products/plans.factory.ts'
import type { TestApp } from './features/test-app.ts'
import type { MakeCall } from './stored-records.factory.ts'

/** That somebody was granted. */
async function granted(
  test: TestApp,
  userId: number,
  endsAt: Date | null = null,
): Promise<{ id: number; seen: string }> {
  const { product, prices } = await buildPlan(dbOf(test))
  const end = new Date(Date.now() + DAY_MS)
  const values = {
    user_id: userId,
    product_id: product.id,
    price_id: prices[0]!.id,
    starts_at: new Date(Date.now() - DAY_MS),
    current_period_end: end,
    ends_at: endsAt,
  }
  const made = dbOf(test).insertInto('subscriptions').values(values).returning('id')
  return { id: (await made.executeTakeFirstOrThrow()).id, seen: end.toISOString() }
}

export async function invoice(test: TestApp, ownerId: number): Promise<number> {
  const values = {
    user_id: ownerId,
    gateway: 'stripe',
    provider_id: secret(),
    subscription_id: 'sub_1',
    number: 'HOUSE-0001',
    plan: 'Patron',
    amount_minor: 500,
    currency: 'EUR',
    state: 'paid',
    issued_at: new Date(),
    seen_turn: 1,
  }
  const made = dbOf(test).insertInto('invoices').values(values).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

export async function giftCode(test: TestApp): Promise<number> {
  const { prices } = await buildPlan(dbOf(test))
  const values = { code_hash: secret(), hint: 'HJ4N', price_id: prices[0]!.id }
  const made = dbOf(test).insertInto('gift_codes').values(values).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

export async function coupon(test: TestApp): Promise<number> {
  const code = secret()
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
  const values = { code, code_read: code, percent_off: 20, duration: 'once' }
  const made = dbOf(test).insertInto('coupons').values(values).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

const plan = async (test: TestApp) => (await buildPlan(dbOf(test))).product.id

const onGranted =
  (body: object = {}): MakeCall =>
  async (test, ownerId) => ({ params: { id: (await granted(test, ownerId)).id }, body })

/** Plans, and who has them. Those here are granted: what is done at a provider is refused for them. */
export const CALLS_ON_PLANS: Readonly<Record<string, MakeCall>> = {
  'POST billing/coupons/:id/limits': async (test) => ({
    params: { id: await coupon(test) },
    body: { most_redemptions: 3 },
  }),
  'POST billing/coupons/:id/archive': async (test) => ({ params: { id: await coupon(test) } }),
  'POST billing/gift-codes/:id/withdraw': async (test) => ({
    params: { id: await giftCode(test) },
  }),
  'PUT plans/:id': async (test) => ({
    params: { id: await plan(test) },
    body: { name: 'Patron', version: 1 },
  }),
  'DELETE plans/:ids': async (test) => {
    const ids = await plan(test)
    return { params: { ids }, body: { versions: { [ids]: 1 } } }
  },
  'POST billing/subscriptions/:id/extend': async (test, ownerId) => {
    const { id, seen } = await granted(test, ownerId)
    const until = new Date(Date.now() + 9 * DAY_MS).toISOString()
    return { params: { id }, body: { until, seen } }
  },
  'POST billing/subscriptions/:id/end': onGranted({ when: 'now' }),
  'POST billing/subscriptions/:id/cancel': onGranted(),
  'POST billing/subscriptions/:id/renew': async (test, ownerId) => {
    const { id } = await granted(test, ownerId, new Date(Date.now() + DAY_MS))
    return { params: { id } }
  },
  'POST billing/subscriptions/:id/refresh': onGranted(),
  'POST billing/subscriptions/:id/change/preview': onGranted({ price_id: 1 }),
  'POST billing/subscriptions/:id/change': onGranted({
    price_id: 1,
    amount_due: 0,
    counted_at: new Date().toISOString(),
  }),
  'POST billing/subscriptions/:id/payment-method': onGranted(),
  'POST billing/subscriptions/:id/payment-method/done': onGranted({ page: 'cs_1' }),
  'GET billing/invoices/:id': async (test, ownerId) => ({
    params: { id: await invoice(test, ownerId) },
  }),
}
