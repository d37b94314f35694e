import { addDays, monthOf, nextMonth } from '../visits/visits.service.ts'

/** Sums that lie next to each other in the table: of whole months, or of days; both ends included. */
export interface CountedStretch {
  readonly span: 'day' | 'month'
  readonly first: string
  readonly last: string
}

/** The fewest sums that are exactly the days from one to another: months that are wholly in it and counted, else days. */
export function coverRange(
  { from, to }: { readonly from: string; readonly to: string },
  countedMonths: ReadonlySet<string>,
): CountedStretch[] {
  const stretches: CountedStretch[] = []
  const add = (next: CountedStretch) => {
    const before = stretches.at(-1)
    if (before?.span === next.span) stretches[stretches.length - 1] = { ...before, last: next.last }
    else stretches.push(next)
  }
  for (let first = from; first <= to;) {
    const month = monthOf(first)
    const end = addDays(nextMonth(first), -1)
    const last = end < to ? end : to
    if (first === month && last === end && countedMonths.has(month))
      add({ span: 'month', first: month, last: month })
    else add({ span: 'day', first, last })
    first = addDays(last, 1)
  }
  return stretches
}
