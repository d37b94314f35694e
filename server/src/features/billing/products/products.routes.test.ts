import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { buildPlan } from './plans.factory.ts'
import { PLANS_TAG } from './products.service.ts'

const test = useTestApp()
const api = '/api/v1/billing/products'
const names = (answer: { json(): { pagination: { data: { name: string }[] } } }) =>
  answer.json().pagination.data.map(({ name }) => name)

describe('the plans', () => {
  beforeAll(async () => {
    const { db } = test.platform
    await buildPlan(db, {
      name: 'Patron',
      position: 3,
      is_recommended: true,
      description: 'For friends',
      features: ['One', 'Two'],
      prices: [{ amount_minor: 9000, interval: 'year' }, { amount_minor: 950 }],
    })
    await buildPlan(db, { name: 'Free', position: 1, is_free: true, prices: [] })
    await buildPlan(db, { name: 'Old', position: 2, is_hidden: true })
  })

  it('are told to everybody in their order, with their prices, cheapest first', async () => {
    const answer = await test.call('GET', api)
    expect(answer.statusCode).toBe(200)
    const { data, total } = answer.json().pagination
    expect(total).toBe(2)
    expect(data).toEqual([
      {
        id: expect.any(Number),
        name: 'Free',
        description: null,
        hidden: false,
        free: true,
        recommended: false,
        feature_list: [],
        trial_days: 0,
        prices: [],
      },
      {
        id: expect.any(Number),
        name: 'Patron',
        description: 'For friends',
        hidden: false,
        free: false,
        recommended: true,
        feature_list: ['One', 'Two'],
        trial_days: 0,
        prices: [
          {
            id: expect.any(Number),
            amount: 9.5,
            currency: 'EUR',
            interval: 'month',
            interval_count: 1,
          },
          {
            id: expect.any(Number),
            amount: 90,
            currency: 'EUR',
            interval: 'year',
            interval_count: 1,
          },
        ],
      },
    ])
  })

  it('that are hidden are told only to those who manage plans', async () => {
    expect(names(await (await test.as('member')).call('GET', api))).toEqual(['Free', 'Patron'])
    expect(names(await (await test.as('admin')).call('GET', api))).toEqual([
      'Free',
      'Old',
      'Patron',
    ])
    expect(names(await test.call('GET', api))).toEqual(['Free', 'Patron'])
  })

  it('come in pages, and anew once one changed', async () => {
    expect(names(await test.call('GET', `${api}?page=2&perPage=1`))).toEqual(['Patron'])
    await test.platform.db
      .updateTable('products')
      .set({ name: 'Benefactor' })
      .where('name', '=', 'Patron')
      .execute()
    await test.platform.cache.invalidate([PLANS_TAG])
    expect(names(await test.call('GET', `${api}?page=2&perPage=1`))).toEqual(['Benefactor'])
  })
})
