import { describe, expect, it } from 'vitest'
import { decimalOfMoney, moneyFromDecimal } from './money.ts'

describe('money', () => {
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
