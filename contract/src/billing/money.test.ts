import { describe, expect, it } from 'vitest'
import {
  decimalOfMoney,
  decimalsOf,
  formatFullMoney,
  formatMoney,
  isExact,
  moneyFromDecimal,
  toMinor,
  toWhole,
} from './money.ts'

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
    expect(formatFullMoney(40, 'EUR', 'en')).toBe('€40.00')
    expect(formatFullMoney(40, 'JPY', 'en')).toBe('¥40')
    expect(plain(formatMoney(1.005, 'KWD', 'en'))).toBe('KWD 1.005')
    expect(plain(formatMoney(12.5, 'HUF', 'en'))).toBe('HUF 12.50')
    expect(formatMoney(500, 'JPY', 'en')).toBe('¥500')
  })
})

describe('an amount as people write it', () => {
  it.each([
    ['4.5', 'EUR', 450, '4.50'],
    ['0.07', 'EUR', 7, '0.07'],
    ['0', 'EUR', 0, '0.00'],
    ['-0.00', 'EUR', 0, '0.00'],
    ['-12.30', 'EUR', -1230, '-12.30'],
    ['500', 'JPY', 500, '500'],
    ['500.00', 'JPY', 500, '500'],
    ['1.234', 'KWD', 1234, '1.234'],
    ['0.005', 'KWD', 5, '0.005'],
    // In floating point 1.1 * 3 and 19.99 * 100 are no such numbers.
    ['19.99', 'EUR', 1999, '19.99'],
    ['9007199254740.99', 'EUR', 900_719_925_474_099, '9007199254740.99'],
  ])('of %s %s is %i of the smallest unit', (text, currency, minor, written) => {
    const money = moneyFromDecimal(text, currency)
    expect(money).toEqual({ minor, currency })
    expect(decimalOfMoney(money)).toBe(written)
  })

  it('is read from numbers as well', () => {
    expect(moneyFromDecimal(4.5, 'EUR').minor).toBe(450)
    expect(moneyFromDecimal(1000, 'JPY').minor).toBe(1000)
  })

  it.each([
    ['4.505', 'EUR'],
    ['0.5', 'JPY'],
    ['1.2345', 'KWD'],
    ['', 'EUR'],
    ['1e3', 'EUR'],
    ['.5', 'EUR'],
    ['1,50', 'EUR'],
    ['Infinity', 'EUR'],
    ['999999999999999.99', 'EUR'],
  ])('is not read from %s %s', (text, currency) => {
    expect(() => moneyFromDecimal(text, currency)).toThrow(RangeError)
  })
})
