import { payableStep } from '@mediatheque/contract/billing/money.ts'
import type { CouponDuration } from '@mediatheque/contract/billing/coupons/coupons.schemas.ts'

/** What a coupon takes off, of which it has one. */
export interface Reduction {
  readonly percent_off: number | null
  readonly amount_off_minor: number | null
}

/** Of a price in the smallest unit of its currency: never more than the price. Half of what can be paid is taken off whole. */
export function offOf(
  { percent_off, amount_off_minor }: Reduction,
  { amount_minor, currency }: { readonly amount_minor: number; readonly currency: string },
): number {
  if (percent_off === null) return Math.min(amount_off_minor ?? 0, amount_minor)
  // In whole numbers, since a hundredth of a large amount is no exact one.
  const step = BigInt(payableStep(currency))
  const steps = (BigInt(amount_minor) * BigInt(percent_off) * 2n + 100n * step) / (200n * step)
  return Math.min(Number(steps * step), amount_minor)
}

export interface ForWhat {
  readonly product_ids: readonly number[] | null
  readonly currency: string | null
}
interface Priced {
  readonly product_id: number
  readonly currency: string
}

export const isForPlan = ({ product_ids }: ForWhat, { product_id }: Priced): boolean =>
  product_ids === null || product_ids.includes(product_id)

export const isInCurrency = (coupon: ForWhat, price: Priced): boolean =>
  coupon.currency === null || coupon.currency === price.currency

const DAYS_OF_MONTH = 30
const PERIODS_OF_YEAR = 12

/** How many payments it makes cheaper: those that are due before its months are over. Null: all. */
export function cheaperPayments(
  { duration, months }: { readonly duration: CouponDuration; readonly months: number | null },
  { interval, interval_count }: { readonly interval: string; readonly interval_count: number },
): number | null {
  if (duration === 'forever') return null
  if (duration === 'once' || months === null) return 1
  if (interval === 'day') return Math.ceil((months * DAYS_OF_MONTH) / interval_count)
  return Math.ceil(
    months / (interval === 'year' ? interval_count * PERIODS_OF_YEAR : interval_count),
  )
}
