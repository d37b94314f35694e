import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import type { PaypalServer } from '../payment-providers/paypal.factory.ts'
import type { ServerAnswer, ServerCall } from '../payment-providers/payment-server.factory.ts'
import { usePaidMembers } from './paid-member.factory.ts'
import { workOff } from './payments.factory.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const test = useTestApp()
const { subscribe } = usePaidMembers(test)
type Row = { readonly subscription: string }

describe.each(['stripe', 'paypal'] as const)('a dispute at %s', (gateway) => {
  it('stands on the invoice until it is won, and takes no plan away by itself', async () => {
    const { id, hand, tell, readInvoice, holdsPlan } = await subscribe(gateway)
    expect(await readInvoice()).toMatchObject({ state: 'paid' })
    hand.disputeLatest(id)
    await tell()
    expect(await readInvoice()).toMatchObject({ state: 'disputed' })
    expect(await holdsPlan()).toBe(true)
    hand.settleDispute(id, 'won')
    await tell()
    expect(await readInvoice()).toMatchObject({ state: 'paid' })
    // What was told first comes once more, as it does.
    await tell(hand.events.toReversed())
    expect(await readInvoice()).toMatchObject({ state: 'paid' })
  })

  it('stays on the invoice once it is lost', async () => {
    const { id, hand, tell, readInvoice } = await subscribe(gateway)
    hand.disputeLatest(id)
    hand.settleDispute(id, 'lost')
    await tell()
    expect(await readInvoice()).toMatchObject({ state: 'disputed' })
  })

  it('stands on the invoice of a member who is gone', async () => {
    const { id, hand, tell, leave } = await subscribe(gateway)
    await leave()
    hand.disputeLatest(id)
    await tell()
    const admin = await test.as('admin')
    const { pagination } = (await admin.call('GET', '/api/v1/billing/invoices/all')).json()
    const own = pagination.data.filter(({ subscription }: Row) => subscription === id)
    expect(own).toMatchObject([{ state: 'disputed', member: null }])
  })

  it('is found at night where nobody was told', async () => {
    const { id, hand, readInvoice } = await subscribe(gateway)
    hand.disputeLatest(id)
    await reconcilePayments(test.platform)
    await workOff(test.platform)
    expect(await readInvoice()).toMatchObject({ state: 'disputed' })
  })
})

it('a dispute at paypal about payments of two subscriptions stands on both, and leaves both', async () => {
  const [one, other] = [await subscribe('paypal'), await subscribe('paypal')]
  const hand = one.hand as PaypalServer
  hand.disputeLatest(one.id, other.id)
  await one.tell()
  const states = async () => [(await one.readInvoice()).state, (await other.readInvoice()).state]
  expect(await states()).toEqual(['disputed', 'disputed'])
  hand.settleDispute(one.id, 'won')
  await one.tell()
  expect(await states()).toEqual(['paid', 'paid'])
})

/** In their words, to keys that were made for less. */
const CLOSED: ServerAnswer = {
  status: 403,
  body: {
    error: { type: 'invalid_request_error', message: 'The provided key does not have ...' },
    name: 'NOT_AUTHORIZED',
    message: 'Authorization failed due to insufficient permissions.',
  },
}
const ofDisputes = ({ path }: ServerCall) =>
  /^\/v1\/(customer\/)?disputes/.test(path) ? CLOSED : undefined

describe('keys that may not read disputes', () => {
  it('say at stripe that there was one, and everything else goes on', async () => {
    const { id, hand, tell, readInvoice, holdsPlan } = await subscribe('stripe')
    hand.refuse = ofDisputes
    hand.disputeLatest(id)
    hand.settleDispute(id, 'won')
    await tell()
    expect(await readInvoice()).toMatchObject({ state: 'disputed' })
    hand.end(id)
    await tell()
    expect(await holdsPlan()).toBe(false)
    hand.refuse = undefined
    await reconcilePayments(test.platform)
    await workOff(test.platform)
    expect(await readInvoice()).toMatchObject({ state: 'paid' })
  })

  it('say nothing of it at paypal, where each event is done with', async () => {
    const { id, hand, tell, readInvoice } = await subscribe('paypal')
    hand.refuse = ofDisputes
    hand.disputeLatest(id)
    await tell()
    expect(await readInvoice()).toMatchObject({ state: 'paid' })
    const waiting = test.platform.db
      .selectFrom('payment_events')
      .select('type')
      .where('worked_at', 'is', null)
    expect(await waiting.execute()).toEqual([])
    // Once the app has the feature, the night finds what was told before.
    hand.refuse = undefined
    await reconcilePayments(test.platform)
    await workOff(test.platform)
    expect(await readInvoice()).toMatchObject({ state: 'disputed' })
  })
})
