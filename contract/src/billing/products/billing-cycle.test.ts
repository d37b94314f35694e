import { describe, expect, it } from 'vitest'
import { findCycle, findPrice, findSavings, findUpsell, isWorthSaying } from './billing-cycle.ts'
import type { PriceView } from './products.schemas.ts'

const price = (
  amount: number,
  interval: PriceView['interval'],
  interval_count = 1,
  currency = 'EUR',
) => ({ amount, interval, interval_count, currency })

describe('the cycle of a price', () => {
  it.each([
    ['year', 1, 'yearly'],
    ['month', 12, 'yearly'],
    ['month', 24, 'yearly'],
    ['month', 1, 'monthly'],
    ['month', 11, 'monthly'],
    ['day', 30, 'monthly'],
    ['day', 29, null],
    ['day', 1, null],
  ] as const)('of %s × %i is %s', (interval, interval_count, cycle) => {
    expect(findCycle({ interval, interval_count })).toBe(cycle)
  })

  it('chooses the price, else the first', () => {
    const [month, year] = [price(4, 'month'), price(40, 'year')]
    expect([
      findPrice([month, year], 'yearly'),
      findPrice([month, year], 'monthly'),
      findPrice([month], 'yearly'),
      findPrice([], 'yearly'),
    ]).toEqual([year, month, month, undefined])
  })
})

describe('savings', () => {
  it.each([
    [0, false],
    [1, true],
    [200, true],
    [201, false],
  ])('of %i percent are worth saying: %s', (percent, isSaid) => {
    expect(isWorthSaying(percent)).toBe(isSaid)
  })

  it('are what twelve months cost more than the year', () => {
    expect(findSavings([price(4, 'month'), price(40, 'year')])).toBe(20)
    expect(findSavings([price(4, 'month'), price(96, 'month', 24)])).toBe(0)
    expect(findSavings([price(10, 'month'), price(40, 'year')])).toBe(200)
    expect(findSavings([price(4, 'month'), price(60, 'year')])).toBe(-20)
  })

  it('are none in two currencies, without both cycles, and for nothing', () => {
    expect([
      findSavings([price(4, 'month'), price(40, 'year', 1, 'USD')]),
      findSavings([price(4, 'month')]),
      findSavings([price(4, 'month'), price(0, 'year')]),
    ]).toEqual([0, 0, 0])
  })

  it('are told for the plan that saves the most, unless beyond belief', () => {
    const of = (monthly: number, yearly: number) => ({
      prices: [price(monthly, 'month'), price(yearly, 'year')],
    })
    expect(findUpsell([of(4, 40), of(9, 90), of(10, 96)])).toBe(25)
    expect(findUpsell([of(4, 40), of(50, 10)])).toBe(20)
    expect(findUpsell([of(4, 48), { prices: [] }])).toBeNull()
  })
})
