import type { PriceView } from '@mediatheque/contract/billing/products/products.schemas.ts'

const DAY_MS = 24 * 3_600_000
const MONTHS = { month: 1, year: 12 }

type Interval = { readonly interval: string; readonly interval_count: number }

/** The first end of a period after `now`. Counted from the start: who began on the 31st keeps the 31st where there is one. */
export function findPeriodEnd(
  startsAt: Date,
  { interval, interval_count }: Interval,
  now: Date,
): Date {
  const step = interval as PriceView['interval']
  const add =
    step === 'day'
      ? (count: number) => new Date(startsAt.getTime() + count * DAY_MS)
      : (count: number) => addMonths(startsAt, count * MONTHS[step])
  const lengthMs = add(interval_count).getTime() - startsAt.getTime()
  // Months differ in length: begin a little early and walk on.
  let periods = Math.max(1, Math.floor((now.getTime() - startsAt.getTime()) / lengthMs) - 1)
  while (add(periods * interval_count) <= now) periods += 1
  while (periods > 1 && add((periods - 1) * interval_count) > now) periods -= 1
  return add(periods * interval_count)
}

/** The same day and time some months later, or the last day of a shorter month. */
function addMonths(from: Date, months: number): Date {
  const date = new Date(from)
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return date
}
