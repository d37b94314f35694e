import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { buildPlan } from '../products/plans.factory.ts'
import { buy, type Providers, setUpProviders, webhookTo, workOff } from './payments.factory.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const test = useTestApp()
let providers: Providers
type Gateway = 'stripe' | 'paypal'

beforeAll(async () => {
  providers = await setUpProviders(test.platform)
})
afterAll(() => providers.stop())

async function subscribe(gateway: Gateway) {
  const member = await test.as('member')
  const plan = await buildPlan(test.platform.db, { prices: [{ amount_minor: 10_00 }] })
  const { id } = await buy(test.platform, providers, {
    userId: member.id,
    gateway,
    priceId: plan.prices[0]!.id,
  })
  const hand = providers[gateway]
  const tell = async (events = hand.events) => {
    for (const event of events) await test.app.inject(webhookTo(gateway, hand.sign(event)))
    await workOff(test.platform)
  }
  await tell()
  const stateOfInvoice = async () =>
    (await member.call('GET', '/api/v1/billing/invoices')).json().pagination.data[0].state
  const holdsPlan = async () =>
    (await member.call('GET', '/api/v1/bootstrap-data'))
      .json()
      .user.subscriptions.some(({ valid }: { valid: boolean }) => valid)
  return { id, hand, tell, stateOfInvoice, holdsPlan }
}

describe.each(['stripe', 'paypal'] as const)('a dispute at %s', (gateway) => {
  it('stands on the invoice until it is won, and takes no plan away by itself', async () => {
    const { id, hand, tell, stateOfInvoice, holdsPlan } = await subscribe(gateway)
    expect(await stateOfInvoice()).toBe('paid')
    hand.disputeLatest(id)
    await tell()
    expect(await stateOfInvoice()).toBe('disputed')
    expect(await holdsPlan()).toBe(true)
    hand.settleDispute(id, 'won')
    await tell()
    expect(await stateOfInvoice()).toBe('paid')
    // What was told first comes once more, as it does.
    await tell(hand.events.toReversed())
    expect(await stateOfInvoice()).toBe('paid')
  })

  it('stays on the invoice once it is lost', async () => {
    const { id, hand, tell, stateOfInvoice } = await subscribe(gateway)
    hand.disputeLatest(id)
    hand.settleDispute(id, 'lost')
    await tell()
    expect(await stateOfInvoice()).toBe('disputed')
  })

  it('is found at night where nobody was told', async () => {
    const { id, hand, stateOfInvoice } = await subscribe(gateway)
    hand.disputeLatest(id)
    await reconcilePayments(test.platform)
    await workOff(test.platform)
    expect(await stateOfInvoice()).toBe('disputed')
  })
})
