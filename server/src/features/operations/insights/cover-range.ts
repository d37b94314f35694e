import { addDays, monthOf, nextMonth, nextQuarter, quarterOf } from '../visits/visits.service.ts'

/** Sums that lie next to each other in the table: of whole quarters, of whole months, or of days; both ends included. */
export interface CountedStretch {
  readonly span: 'day' | 'month' | 'quarter'
  readonly first: string
  readonly last: string
}

/** Of which months and quarters there are sums of their own, by their first days. */
export interface CountedSpans {
  readonly months: ReadonlySet<string>
  readonly quarters: ReadonlySet<string>
}

/**
 * The fewest sums that are exactly the days from one to another: quarters that are wholly in it and counted, else months,
 * else days.
 */
export function coverRange(
  { from, to }: { readonly from: string; readonly to: string },
  counted: CountedSpans,
): CountedStretch[] {
  const stretches: CountedStretch[] = []
  for (let first = from; first <= to;) {
    const [next, last] = takeNext(first, to, counted)
    const before = stretches.at(-1)
    if (before?.span === next.span) stretches[stretches.length - 1] = { ...before, last: next.last }
    else stretches.push(next)
    first = addDays(last, 1)
  }
  return stretches
}

/** The longest counted span that begins on this day and ends within the range, or the days left of its month; and its end. */
function takeNext(
  first: string,
  to: string,
  { months, quarters }: CountedSpans,
): [CountedStretch, string] {
  const quarterEnd = addDays(nextQuarter(first), -1)
  if (first === quarterOf(first) && quarterEnd <= to && quarters.has(first))
    return [{ span: 'quarter', first, last: first }, quarterEnd]
  const monthEnd = addDays(nextMonth(first), -1)
  if (first === monthOf(first) && monthEnd <= to && months.has(first))
    return [{ span: 'month', first, last: first }, monthEnd]
  const last = monthEnd < to ? monthEnd : to
  return [{ span: 'day', first, last }, last]
}
