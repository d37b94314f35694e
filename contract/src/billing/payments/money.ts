import { decimalsOf } from '../money.ts'

/** An amount in the smallest unit of its currency: cents, yen, thousandths of a dinar. Never a fraction. */
export interface Money {
  readonly minor: number
  /** ISO 4217. */
  readonly currency: string
}

/**
 * Reads an amount as people and PayPal write it: `4.50`.
 * @throws RangeError for what is no amount, is too large to count, or is finer than the currency is
 */
export function moneyFromDecimal(amount: string | number, currency: string): Money {
  const [, sign = '', whole = '', fraction = ''] =
    /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(String(amount)) ?? []
  const decimals = decimalsOf(currency)
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0')
  const minor = Number(`${sign}${whole}${kept}`)
  const isFiner = /[1-9]/.test(fraction.slice(decimals))
  if (whole === '' || isFiner || !Number.isSafeInteger(minor))
    throw new RangeError(`${amount} is no amount in ${currency}`)
  return { minor: minor + 0, currency }
}

/** As people and PayPal write it, with all decimals of the currency: `4.50`. */
export function decimalOfMoney({ minor, currency }: Money): string {
  const decimals = decimalsOf(currency)
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const sign = minor < 0 ? '-' : ''
  if (decimals === 0) return `${sign}${digits}`
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
