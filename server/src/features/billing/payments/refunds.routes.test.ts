import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { buildPlan } from '../products/plans.factory.ts'
import { buy, type Providers, setUpProviders, webhookTo, workOff } from './payments.factory.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const test = useTestApp()
let providers: Providers
type Gateway = 'stripe' | 'paypal'
type Caller = Awaited<ReturnType<typeof test.as>>

beforeAll(async () => {
  providers = await setUpProviders(test.platform)
})
afterAll(() => providers.stop())

/** Sends all that was told so far, once more, and works on it. */
async function tellAll(gateway: Gateway): Promise<void> {
  const hand = providers[gateway]
  for (const event of hand.events) await test.app.inject(webhookTo(gateway, hand.sign(event)))
  await workOff(test.platform)
}
async function subscribe(gateway: Gateway) {
  const member = await test.as('member')
  const plan = await buildPlan(test.platform.db, { prices: [{ amount_minor: 10_00 }] })
  const { id } = await buy(test.platform, providers, {
    userId: member.id,
    gateway,
    priceId: plan.prices[0]!.id,
  })
  await tellAll(gateway)
  return { member, id }
}
const giveBack = (gateway: Gateway, id: string, minor: number) =>
  providers[gateway].refundLatest(id, minor)
const invoiceOf = async (member: Caller) =>
  (await member.call('GET', '/api/v1/billing/invoices')).json().pagination.data[0]
const isSubscriber = async (member: Caller) =>
  (await member.call('GET', '/api/v1/bootstrap-data'))
    .json()
    .user.subscriptions.some(({ valid }: { valid: boolean }) => valid)

describe.each(['stripe', 'paypal'] as const)('what %s gives back in part', (gateway) => {
  it('is on the invoice and in the file of accounting, and takes no plan away', async () => {
    const { member, id } = await subscribe(gateway)
    giveBack(gateway, id, 2_50)
    await tellAll(gateway)
    const invoice = await invoiceOf(member)
    expect(invoice).toMatchObject({ amount: 10, refunded: 2.5, state: 'paid' })
    expect(await isSubscriber(member)).toBe(true)
    const page = await member.call('GET', `/api/v1/billing/invoices/${invoice.id}`)
    expect(page.json().invoice).toMatchObject({ amount: 10, refunded: 2.5 })
    const admin = await test.as('admin')
    const { body } = await admin.call('GET', '/api/v1/billing/invoices/csv?lang=en')
    const line = body.split('\n').find((one) => one.includes(invoice.number))
    expect(line).toContain(',0,2.5,EUR,Paid,')
  })

  it('adds up, once each however often it is told, until all is back', async () => {
    const { member, id } = await subscribe(gateway)
    giveBack(gateway, id, 2_50)
    giveBack(gateway, id, 1_25)
    await tellAll(gateway)
    await tellAll(gateway)
    expect(await invoiceOf(member)).toMatchObject({ refunded: 3.75, state: 'paid' })
    providers[gateway].refundLatest(id)
    await tellAll(gateway)
    expect(await invoiceOf(member)).toMatchObject({ refunded: 10, state: 'refunded' })
  })

  it('is found at night where nobody was told', async () => {
    const { member, id } = await subscribe(gateway)
    giveBack(gateway, id, 4_00)
    await reconcilePayments(test.platform)
    await workOff(test.platform)
    expect(await invoiceOf(member)).toMatchObject({ refunded: 4, state: 'paid' })
  })
})
