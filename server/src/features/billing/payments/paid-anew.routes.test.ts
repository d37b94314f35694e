import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { buildPlan } from '../products/plans.factory.ts'
import { usePaidMembers } from './paid-member.factory.ts'
import { workOff } from './payments.factory.ts'
import { syncSubscription } from './sync-subscription.service.ts'

const test = useTestApp()
const { subscribe } = usePaidMembers(test)
const api = '/api/v1/billing'

/** Somebody whose payment failed, and who has had no plan since: it is tried again there, or was given up. */
async function fallBehind(gateway: 'stripe' | 'paypal', how: 'tried again' | 'given up') {
  const paid = await subscribe(gateway)
  const { hand, id, tell, member } = paid
  hand.renew(id, 'declined')
  if (how === 'given up') hand.giveUp(id)
  await tell()
  await test.platform.db
    .updateTable('subscriptions')
    .set({ grace_until: new Date(Date.now() - 1_000) })
    .where('provider_id', '=', id)
    .execute()
  expect((await member.call('GET', `${api}/subscriptions/me`)).statusCode).toBe(403)
  const plan = await buildPlan(test.platform.db, { name: 'Another' })
  const stateThere = () => hand.subscriptions.get(id)!['status'].toLowerCase().replace('ll', 'l')
  const own = async () =>
    (await member.call('GET', `${api}/subscriptions/me`)).json().subscription?.product.name
  return { ...paid, plan, stateThere, own }
}

describe.each(['stripe', 'paypal'] as const)('a payment at %s that failed for long', (gateway) => {
  it.each(['tried again', 'given up'] as const)(
    'and is %s there keeps nobody from paying for another plan',
    async (how) => {
      const { member, hand, tell, plan, stateThere, own } = await fallBehind(gateway, how)
      const form = { product_id: plan.product.id, price_id: plan.prices[0]!.id, gateway }
      expect((await member.call('POST', `${api}/checkouts`, form)).statusCode).toBe(201)
      const { provider_id: page } = await test.platform.db
        .selectFrom('checkouts')
        .select('provider_id')
        .where('user_id', '=', member.id)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      if ('pay' in hand) hand.pay(page!)
      else hand.approve(page!)
      const done = await member.call('POST', `${api}/checkouts/done`, { gateway })
      expect(done.json()).toMatchObject({ outcome: 'paid', product_id: plan.product.id })
      // What was told of the first comes once more, before it has ended there.
      await tell()
      expect(await own()).toBe('Another')
      expect(stateThere()).toBe('canceled')
    },
  )

  it('and is paid after all, before it ended there, stays in place of a gift', async () => {
    const { member, id, hand, plan, stateThere, own } = await fallBehind(gateway, 'tried again')
    const admin = await test.as('admin')
    const form = { price_id: plan.prices[0]!.id, count: 1 }
    const [code] = (await admin.call('POST', `${api}/gift-codes`, form)).json().codes
    expect((await member.call('POST', `${api}/gift-codes/redeem`, { code })).statusCode).toBe(201)
    hand.recover(id)
    await syncSubscription(test.platform, gateway, id)
    await workOff(test.platform)
    expect(stateThere()).toBe('active')
    expect(await own()).not.toBe('Another')
    expect(await own()).toBeDefined()
  })

  it.each(['tried again', 'given up'] as const)(
    'and is %s there keeps nobody from a gift, nor from what staff grant',
    async (how) => {
      const admin = await test.as('admin')
      const gifted = await fallBehind(gateway, how)
      const price_id = gifted.plan.prices[0]!.id
      const made = await admin.call('POST', `${api}/gift-codes`, { price_id, count: 1 })
      const [code] = made.json().codes
      const used = await gifted.member.call('POST', `${api}/gift-codes/redeem`, { code })
      expect(used.statusCode, used.body).toBe(201)
      const granted = await fallBehind(gateway, how)
      const grant = { user_id: granted.member.id, price_id }
      expect((await admin.call('POST', `${api}/subscriptions`, grant)).statusCode).toBe(201)
      await workOff(test.platform)
      for (const { tell, own, stateThere } of [gifted, granted]) {
        await tell()
        expect(await own()).toBe('Another')
        expect(stateThere()).toBe('canceled')
      }
    },
  )
})
