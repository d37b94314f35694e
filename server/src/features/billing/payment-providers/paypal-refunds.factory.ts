import { decimalOfMoney, moneyFromDecimal } from '@mediatheque/contract/billing/money.ts'
import type { Thing } from './paypal-periods.factory.ts'

/**
 * Without a part the rest. What went back is said by each refund, and by the sale only that it did.
 * @returns undefined where nothing is left of it
 */
export function makeRefund(
  store: { readonly refunds: Map<string, Thing>; made: number },
  sale: Thing,
  part?: number,
): Thing | undefined {
  const { value, currency_code: currency } = sale['amount_with_breakdown'].gross_amount
  const given = [...store.refunds.values()].filter((one) => one['sale_id'] === sale['id'])
  const rest = given.reduce(
    (sum, one) => sum - moneyFromDecimal(one['amount'].total, currency).minor,
    moneyFromDecimal(value, currency).minor,
  )
  if (rest === 0) return undefined
  const minor = Math.min(part ?? rest, rest)
  sale['status'] = minor < rest ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
  const refunded = {
    id: `REF-${++store.made}`,
    sale_id: sale['id'],
    state: 'completed',
    amount: { total: decimalOfMoney({ minor, currency }), currency },
    links: [],
  }
  store.refunds.set(refunded.id, refunded)
  return refunded
}
