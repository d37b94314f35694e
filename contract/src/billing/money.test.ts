import { describe, expect, it } from 'vitest'
import { decimalsOf, formatMoney, isExact, toMinor, toWhole } from './money.ts'

describe('money', () => {
  it.each([
    ['EUR', 4.5, 450],
    ['EUR', 0.07, 7],
    ['USD', 1.15, 115],
    ['JPY', 500, 500],
    ['KWD', 1.005, 1005],
    ['TND', 0.001, 1],
    ['CLF', 1.0001, 10_001],
    ['HUF', 1990, 199_000],
    ['EUR', 90_071_992_547_409, 9_007_199_254_740_900],
  ])('of %s: %d whole units are %d of the smallest, and back', (currency, whole, minor) => {
    expect(toMinor(whole, currency)).toBe(minor)
    expect(toWhole(minor, currency)).toBe(whole)
  })

  it('keeps every cent on the way there and back', () => {
    for (const currency of ['JPY', 'EUR', 'KWD', 'CLF'])
      for (let minor = 0; minor < 30_000; minor++) {
        const whole = toWhole(minor, currency)
        expect(toMinor(whole, currency)).toBe(minor)
        expect(isExact(whole, currency)).toBe(true)
      }
  })

  it('has the decimals of its currency, of one that nobody knows two', () => {
    expect(['JPY', 'XOF', 'EUR', 'XXQ', 'BHD', 'CLF'].map(decimalsOf)).toEqual([0, 0, 2, 2, 3, 4])
  })

  it.each([
    [4.555, 'EUR', false],
    [4.55, 'EUR', true],
    [0.5, 'JPY', false],
    [1.005, 'TND', true],
    [1.0005, 'TND', false],
    [Number.NaN, 'EUR', false],
  ])('%d %s can be paid: %s', (amount, currency, can) => {
    expect(isExact(amount, currency)).toBe(can)
  })

  it('is written as readers do, round amounts without decimals', () => {
    const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')
    expect(formatMoney(4.5, 'EUR', 'en')).toBe('€4.50')
    expect(plain(formatMoney(4.5, 'EUR', 'fr'))).toBe('4,50 €')
    expect(formatMoney(40, 'EUR', 'en')).toBe('€40')
    expect(plain(formatMoney(1.005, 'KWD', 'en'))).toBe('KWD 1.005')
    expect(plain(formatMoney(12.5, 'HUF', 'en'))).toBe('HUF 12.50')
    expect(formatMoney(500, 'JPY', 'en')).toBe('¥500')
  })
})
