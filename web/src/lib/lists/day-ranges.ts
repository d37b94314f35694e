import type { DayFilter } from '@mediatheque/contract/core/define-list.ts'
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  isDay,
  monthBegin,
  weekBegin,
  yearBegin,
} from './days.ts'

/** Days from one to another, both included. */
export interface DayRange {
  readonly start: Day
  readonly end: Day
}

/** What is chosen: days, perhaps by a preset that follows the calendar, and what they are compared with. */
export interface ChosenRange extends DayRange {
  readonly preset?: number | undefined
  readonly compareStart?: Day | undefined
  readonly compareEnd?: Day | undefined
}

interface Preset {
  /** Kept in addresses and saved views; there is no 5. */
  readonly key: number
  readonly label: string
  readonly range: (today: Day) => DayRange
}

const until = (end: Day, start: Day): DayRange => ({ start, end })

export const RANGE_PRESETS: readonly Preset[] = [
  { key: 0, label: 'Today', range: (today) => until(today, today) },
  {
    key: 1,
    label: 'Yesterday',
    range: (today) => until(addDays(today, -1), addDays(today, -1)),
  },
  { key: 2, label: 'This week', range: (today) => weekOf(today) },
  { key: 3, label: 'Last week', range: (today) => weekOf(addDays(today, -7)) },
  { key: 4, label: 'Last 7 days', range: (today) => until(today, addDays(today, -6)) },
  { key: 6, label: 'Last 30 days', range: (today) => until(today, addDays(today, -29)) },
  {
    key: 7,
    label: 'Last 3 months',
    range: (today) => until(today, addDays(addMonths(today, -3), 1)),
  },
  {
    key: 8,
    label: 'Last 12 months',
    range: (today) => until(today, addDays(addMonths(today, -12), 1)),
  },
  {
    key: 9,
    label: 'This month',
    range: (today) => until(addDays(addMonths(monthBegin(today), 1), -1), monthBegin(today)),
  },
  {
    key: 10,
    label: 'This year',
    range: (today) => until(`${today.slice(0, 4)}-12-31`, yearBegin(today)),
  },
  { key: 11, label: 'Last year', range: (today) => lastYear(today) },
]

function weekOf(day: Day): DayRange {
  const start = weekBegin(day)
  return { start, end: addDays(start, 6) }
}

function lastYear(today: Day): DayRange {
  const start = addMonths(yearBegin(today), -12)
  return { start, end: `${start.slice(0, 4)}-12-31` }
}

export type CompareKind = 'preceding' | 'lastYear' | 'custom'
export const COMPARE_PRESETS = [
  { kind: 'preceding', label: 'Preceding period' },
  { kind: 'lastYear', label: 'Same period last year' },
  { kind: 'custom', label: 'Custom' },
] as const satisfies readonly { kind: CompareKind; label: string }[]

/** What a range is compared with; one's own choice begins with the week before. */
export function compareRange(kind: CompareKind, { start, end }: DayRange): DayRange {
  if (kind === 'lastYear') return { start: addMonths(start, -12), end: addMonths(end, -12) }
  const days = kind === 'custom' ? 7 : daysBetween(start, end) + 1
  return {
    start: addDays(start, -days),
    end: kind === 'custom' ? addDays(start, -1) : addDays(end, -days),
  }
}

/**
 * By what a range is compared; undefined: with nothing.
 * @param chosen what the reader chose last: the same days may come of two kinds, and any days are one's own
 */
export function comparisonOf(range: ChosenRange, chosen?: CompareKind): CompareKind | undefined {
  const { compareStart, compareEnd } = range
  if (compareStart === undefined) return undefined
  if (chosen === 'custom') return chosen
  const found = COMPARE_PRESETS.find(({ kind }) => {
    const { start, end } = compareRange(kind, range)
    return start === compareStart && end === compareEnd
  })
  return found?.kind ?? 'custom'
}

/** Another range, compared as the one before: days that the reader chose stay what they are. */
export function keepComparison(
  next: ChosenRange,
  before: ChosenRange,
  kind: CompareKind | undefined = comparisonOf(before),
): ChosenRange {
  if (kind === undefined) return next
  if (kind === 'custom')
    return { ...next, compareStart: before.compareStart, compareEnd: before.compareEnd }
  const { start, end } = compareRange(kind, next)
  return { ...next, compareStart: start, compareEnd: end }
}

/** Where nothing is chosen yet: the last month. */
export const usualRange = (today: Day): DayRange => ({ start: addMonths(today, -1), end: today })

/** The earlier day first. */
export const inOrder = ({ start, end }: DayRange): DayRange =>
  start <= end ? { start, end } : { start: end, end: start }

/** The last day that a filter of days takes. */
export const lastDayOf = ({ yearsAhead }: Pick<DayFilter, 'yearsAhead'>, today: Day): Day =>
  addMonths(today, yearsAhead * 12)

/** A range as an address holds it: a preset means what it means today. Undefined: it makes no sense. */
export function readRange(value: unknown, today: Day): ChosenRange | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { preset, start, end, compareStart, compareEnd } = value as Record<string, unknown>
  const known = RANGE_PRESETS.find(({ key }) => key === preset)
  const days = known?.range(today) ?? (isDay(start) && isDay(end) && inOrder({ start, end }))
  if (!days) return undefined
  const isCompared = isDay(compareStart) && isDay(compareEnd)
  const compared = isCompared && inOrder({ start: compareStart, end: compareEnd })
  return {
    ...days,
    ...(known && { preset: known.key }),
    ...(compared && { compareStart: compared.start, compareEnd: compared.end }),
  }
}
