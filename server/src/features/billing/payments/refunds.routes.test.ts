import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { usePaidMembers } from './paid-member.factory.ts'
import { workOff } from './payments.factory.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const test = useTestApp()
const { subscribe } = usePaidMembers(test)

describe.each(['stripe', 'paypal'] as const)('what %s gives back in part', (gateway) => {
  it('is on the invoice and in the file of accounting, and takes no plan away', async () => {
    const { member, id, hand, tell, readInvoice, holdsPlan } = await subscribe(gateway)
    hand.refundLatest(id, 2_50)
    await tell()
    const invoice = await readInvoice()
    expect(invoice).toMatchObject({ amount: 10, refunded: 2.5, state: 'paid' })
    expect(await holdsPlan()).toBe(true)
    const page = await member.call('GET', `/api/v1/billing/invoices/${invoice.id}`)
    expect(page.json().invoice).toMatchObject({ amount: 10, refunded: 2.5 })
    const admin = await test.as('admin')
    const { body } = await admin.call('GET', '/api/v1/billing/invoices/csv?lang=en')
    const line = body.split('\n').find((one) => one.includes(invoice.number))
    expect(line).toContain(',0,2.5,EUR,Paid,')
  })

  it('adds up, once each however often it is told, until all is back', async () => {
    const { id, hand, tell, readInvoice } = await subscribe(gateway)
    hand.refundLatest(id, 2_50)
    hand.refundLatest(id, 1_25)
    await tell()
    await tell()
    expect(await readInvoice()).toMatchObject({ refunded: 3.75, state: 'paid' })
    hand.refundLatest(id)
    await tell()
    expect(await readInvoice()).toMatchObject({ refunded: 10, state: 'refunded' })
  })

  it('is found at night where nobody was told', async () => {
    const { id, hand, readInvoice } = await subscribe(gateway)
    hand.refundLatest(id, 4_00)
    await reconcilePayments(test.platform)
    await workOff(test.platform)
    expect(await readInvoice()).toMatchObject({ refunded: 4, state: 'paid' })
  })
})
