import type { PriceView } from './products.schemas.ts'

type Interval = Pick<PriceView, 'interval' | 'interval_count'>
type Amount = Interval & Pick<PriceView, 'amount' | 'currency'>

export const BILLING_CYCLES = ['yearly', 'monthly'] as const
export type BillingCycle = (typeof BILLING_CYCLES)[number]

const MONTHS_OF_A_YEAR = 12
const DAYS_OF_A_MONTH = 30

/** Yearly is tested before monthly: twelve months are a year, not months. Shorter periods are neither. */
export function findCycle({ interval, interval_count }: Interval): BillingCycle | null {
  if (interval === 'year' || (interval === 'month' && interval_count >= MONTHS_OF_A_YEAR))
    return 'yearly'
  if (interval === 'month' || (interval === 'day' && interval_count >= DAYS_OF_A_MONTH))
    return 'monthly'
  return null
}

/** The price of this cycle, else the first one there is. */
export function findPrice<P extends Interval>(
  prices: readonly P[],
  cycle: BillingCycle,
): P | undefined {
  return prices.find((price) => findCycle(price) === cycle) ?? prices[0]
}

/**
 * What a year paid month by month costs more than a year paid at once, in percent of the latter. Zero where a plan
 * cannot be paid in both ways.
 */
export function findSavings(prices: readonly Amount[]): number {
  const yearly = prices.find(
    ({ interval, interval_count }) => findCycle({ interval, interval_count }) === 'yearly',
  )
  const monthly =
    yearly &&
    prices.find((price) => price.currency === yearly.currency && findCycle(price) === 'monthly')
  if (!yearly || !monthly || yearly.amount <= 0) return 0
  const saved = (amountOfAYear(monthly) - amountOfAYear(yearly)) / amountOfAYear(yearly)
  return Math.round(saved * 100)
}

const PERIODS_OF_A_YEAR = { day: 365, month: MONTHS_OF_A_YEAR, year: 1 }

function amountOfAYear({ amount, interval, interval_count }: Amount): number {
  return (amount * PERIODS_OF_A_YEAR[interval]) / interval_count
}

const LEAST_SAVINGS = 1
/** More than that is a price somebody mistyped. */
const MOST_SAVINGS = 200

export function isWorthSaying(percent: number): boolean {
  return percent >= LEAST_SAVINGS && percent <= MOST_SAVINGS
}

/** The most that paying by the year saves with one of these plans, where that is worth saying; else null. */
export function findUpsell(
  products: readonly { readonly prices: readonly Amount[] }[],
): number | null {
  const savings = products.map(({ prices }) => findSavings(prices)).filter(isWorthSaying)
  return savings.length > 0 ? Math.max(...savings) : null
}
