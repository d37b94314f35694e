import { addDays, monthOf, nextMonth, previousMonth, yearOf } from '../visits/visits.service.ts'

/** Sums that lie next to each other in the table: of whole months, or of days; both ends included. */
export interface CountedStretch {
  readonly span: 'day' | 'month'
  readonly first: string
  readonly last: string
}

/** Sums that are added, or taken away: what a year came to up to the end of one month, without what it had before. */
export interface SignedStretch {
  readonly span: CountedStretch['span'] | 'year-to-date'
  readonly first: string
  readonly last: string
  readonly sign: 1 | -1
}

/** Of which months there are sums of their own, and of which of them it is known what the year came to, by their first days. */
export interface CountedMonths {
  readonly months: ReadonlySet<string>
  readonly yearsToDate: ReadonlySet<string>
}

export interface Cover {
  /** What there was on these days, each of them once. */
  readonly stretches: readonly CountedStretch[]
  /** The same from as few sums as can be. */
  readonly sums: readonly SignedStretch[]
}

/** The fewest sums that are exactly the days from one to another: months that are wholly in it and counted, else days. */
export function coverRange(
  { from, to }: { readonly from: string; readonly to: string },
  { months, yearsToDate }: CountedMonths,
): Cover {
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
    if (first === month && last === end && months.has(month))
      add({ span: 'month', first: month, last: month })
    else add({ span: 'day', first, last })
    first = addDays(last, 1)
  }
  return { stretches, sums: stretches.flatMap((stretch) => addUp(stretch, yearsToDate)) }
}

/** Two sums of a year are read sooner than three of its months. */
const LEAST_MONTHS = 3

function addUp(
  { span, first, last }: CountedStretch,
  yearsToDate: ReadonlySet<string>,
): SignedStretch[] {
  if (span === 'day') return [{ span, first, last, sign: 1 }]
  return splitByYear(first, last).flatMap((part): SignedStretch[] => {
    const before = previousMonth(part.first)
    const isFromJanuary = part.first === yearOf(part.first)
    const isKnown = yearsToDate.has(part.last) && (isFromJanuary || yearsToDate.has(before))
    const isShort = monthNumber(part.last) - monthNumber(part.first) + 1 < LEAST_MONTHS
    if (!isKnown || isShort) return [{ span: 'month', ...part, sign: 1 }]
    const until = (month: string, sign: 1 | -1) =>
      ({ span: 'year-to-date', first: month, last: month, sign }) as const
    return isFromJanuary ? [until(part.last, 1)] : [until(part.last, 1), until(before, -1)]
  })
}

const monthNumber = (month: string) => Number(month.slice(5, 7))

function splitByYear(first: string, last: string): { first: string; last: string }[] {
  const parts: { first: string; last: string }[] = []
  for (let from = first; from <= last;) {
    const december = `${from.slice(0, 4)}-12-01`
    const to = december < last ? december : last
    parts.push({ first: from, last: to })
    from = nextMonth(to)
  }
  return parts
}
