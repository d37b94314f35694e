import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test-app.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
let admin = {} as Caller
let member = {} as Caller & { username: string }

beforeAll(async () => {
  admin = await test.as('admin')
  const caller = await test.as('member')
  const { username } = await test.platform.db
    .selectFrom('users')
    .select('username')
    .where('id', '=', caller.id)
    .executeTakeFirstOrThrow()
  member = { ...caller, username }
})
beforeEach(async () => {
  await test.platform.db.deleteFrom('invoices').execute()
})

async function invoice(number: string, values: object = {}): Promise<number> {
  const { id } = await test.platform.db
    .insertInto('invoices')
    .values({
      user_id: member.id,
      gateway: 'stripe',
      provider_id: `in_${number}`,
      subscription_id: 'sub_1',
      number,
      plan: 'Patron',
      amount_minor: 1_200,
      tax_minor: 200,
      currency: 'EUR',
      state: 'paid',
      issued_at: new Date('2026-03-01T10:00:00Z'),
      paid_at: new Date('2026-03-01T10:00:05Z'),
      seen_turn: 1,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const list = async (query = '') => {
  const answer = await admin.call('GET', `/api/v1/billing/invoices/all${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().pagination.data
}
const numbers = async (query: string) =>
  (await list(query)).map(({ number }: { number: string }) => number)
const by = (key: string, value: unknown, operator = '=') =>
  numbers(`?filters=${encodeFilters([{ key, value, operator } as never])}`)

describe('the list of invoices', () => {
  it('has those of everybody, in whole units of their currency', async () => {
    await invoice('A-1')
    await invoice('A-2', { amount_minor: 500, tax_minor: 0, currency: 'JPY', user_id: null })
    await invoice('A-3', { amount_minor: 1_234, tax_minor: 0, currency: 'KWD', state: 'open' })
    const rows = await list('?orderBy=id&orderDir=asc')
    expect(rows).toMatchObject([
      {
        number: 'A-1',
        member: { id: member.id, username: member.username },
        amount: 12,
        tax: 2,
        refunded: 0,
        state: 'paid',
      },
      { number: 'A-2', member: null, amount: 500, currency: 'JPY' },
      { number: 'A-3', amount: 1.234, currency: 'KWD', state: 'open' },
    ])
  })

  it('is found by number, member, state, provider and day', async () => {
    await invoice('B-1')
    await invoice('B-2', {
      gateway: 'paypal',
      state: 'refunded',
      user_id: null,
      issued_at: new Date('2026-04-02T00:00:00Z'),
    })
    expect(await numbers('')).toEqual(['B-2', 'B-1'])
    expect(await numbers('?query=b-2')).toEqual(['B-2'])
    expect(await numbers('?query=b_2')).toEqual([])
    expect(await numbers(`?query=${member.username.toUpperCase()}`)).toEqual(['B-1'])
    expect(await by('state', ['refunded', 'open'])).toEqual(['B-2'])
    expect(await by('gateway', ['stripe'])).toEqual(['B-1'])
    expect(
      await by(
        'issued_at',
        { start: '2026-04-01T00:00:00.000Z', end: '2026-04-30T00:00:00.000Z' },
        'between',
      ),
    ).toEqual(['B-2'])
  })

  it('is a file, with amounts that a spreadsheet adds up', async () => {
    await invoice('=C-1', { refunded_minor: 250 })
    const { body } = await admin.call('GET', '/api/v1/billing/invoices/csv?lang=en')
    expect(body).toContain(`"'=C-1"`.slice(1, -1))
    expect(body).toContain(`${member.username},Patron,12,2,0,2.5,EUR,Paid,Stripe`)
  })

  it('is for those who look after subscriptions', async () => {
    for (const role of ['member', 'moderator'] as const)
      for (const path of ['all', 'csv'])
        expect(
          (await (await test.as(role)).call('GET', `/api/v1/billing/invoices/${path}`)).statusCode,
        ).toBe(403)
  })
})
