import { describe, expect, it } from 'vitest'
import { cheaperPayments, offOf } from './coupons.policy.ts'

const percent = (percent_off: number) => ({ percent_off, amount_off_minor: null })
const amount = (amount_off_minor: number) => ({ percent_off: null, amount_off_minor })
const price = (amount_minor: number, currency = 'EUR') => ({ amount_minor, currency })

describe('what a coupon takes off', () => {
  it('is a whole number of the smallest unit, and never more than the price', () => {
    expect(offOf(percent(20), price(500))).toBe(100)
    expect(offOf(percent(15), price(450))).toBe(68)
    expect(offOf(percent(33), price(1))).toBe(0)
    expect(offOf(percent(100), price(9_007_199_254_740_991))).toBe(9_007_199_254_740_991)
    expect(offOf(amount(150), price(500))).toBe(150)
    expect(offOf(amount(900), price(500))).toBe(500)
  })

  it('leaves an amount that providers take', () => {
    expect(offOf(percent(33), price(99_900, 'HUF'))).toBe(33_000)
    expect(offOf(percent(50), price(30_100, 'TWD'))).toBe(15_100)
    expect(offOf(percent(33), price(1_010, 'KWD'))).toBe(330)
    expect(offOf(percent(33), price(999, 'JPY'))).toBe(330)
    expect(offOf(percent(99), price(1_000, 'HUF'))).toBe(1_000)
    expect(offOf(percent(100), price(1_005, 'KWD'))).toBe(1_005)
  })

  it('is taken off each payment that falls into its months', () => {
    const months = (count: number) => ({ duration: 'months', months: count }) as const
    const every = (interval: string, interval_count = 1) => ({ interval, interval_count })
    expect(cheaperPayments(months(3), every('month'))).toBe(3)
    expect(cheaperPayments(months(4), every('month', 3))).toBe(2)
    expect(cheaperPayments(months(12), every('year'))).toBe(1)
    expect(cheaperPayments(months(13), every('year'))).toBe(2)
    expect(cheaperPayments(months(1), every('day', 7))).toBe(5)
    expect(cheaperPayments({ duration: 'once', months: null }, every('month'))).toBe(1)
    expect(cheaperPayments({ duration: 'forever', months: null }, every('month'))).toBeNull()
  })
})
