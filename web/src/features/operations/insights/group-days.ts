import type {
  DayView,
  SeriesView,
} from '@mediatheque/contract/operations/insights/insights.schemas.ts'

export type Metric = 'events' | 'visitors' | 'seconds'

/** A point of a chart: some days, what they came to, and the same of the days that are compared with. */
export interface Point {
  readonly start: string
  readonly end: string
  readonly value: number
  readonly compared: { readonly start: string; readonly end: string; readonly value: number } | null
}

/** More days than these are told by the week, more than the second by the month. */
const MOST_DAYS = 92
const MOST_WEEKS_OF_DAYS = 400
const DAYS_OF_WEEK = 7

/** The points of a chart: a few dozen at most, however many days there are. */
export function groupDays({ days, compared }: SeriesView, metric: Metric): Point[] {
  const pieces = cut(days, days.length)
  const others = compared ? cut(compared.days, days.length) : []
  return pieces.map((piece, at) => {
    const other = others[at]
    return {
      ...sum(piece, metric),
      compared: other ? sum(other, metric) : null,
    }
  })
}

function cut(days: readonly DayView[], length: number): readonly (readonly DayView[])[] {
  if (length <= MOST_DAYS) return days.map((day) => [day])
  if (length <= MOST_WEEKS_OF_DAYS)
    return Array.from({ length: Math.ceil(days.length / DAYS_OF_WEEK) }, (_, at) =>
      days.slice(at * DAYS_OF_WEEK, (at + 1) * DAYS_OF_WEEK),
    )
  const months = Map.groupBy(days, ({ day }) => day.slice(0, 7))
  return [...months.values()]
}

const sum = (days: readonly DayView[], metric: Metric) => ({
  start: days[0]!.day,
  end: days.at(-1)!.day,
  value: days.reduce((total, day) => total + day[metric], 0),
})
