/** Writes `2026-11-22`. */
const SORTABLE = 'sv-SE'

const writers = new Map<string, Intl.DateTimeFormat>()

/** The day of the calendar in a time zone, such as `2026-11-22`; of a zone that nobody knows, such as `auto`, in UTC. */
export function dayIn(timeZone: string, at: Date): string {
  return writerOf(timeZone).format(at)
}

function writerOf(timeZone: string): Intl.DateTimeFormat {
  const known = writers.get(timeZone)
  if (known) return known
  const writer = makeWriter(timeZone)
  writers.set(timeZone, writer)
  return writer
}

function makeWriter(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(SORTABLE, { dateStyle: 'short', timeZone })
  } catch (error) {
    if (error instanceof RangeError && timeZone !== 'UTC') return makeWriter('UTC')
    throw error
  }
}

const DAY_MS = 24 * 3_600_000

/** So many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** `2026-11-01` of any day in that month. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/** The first day of the month after that of a day. */
export const nextMonth = (day: string): string => monthOf(addDays(monthOf(day), 31))

/** The first day of the month before that of a day. */
export const previousMonth = (day: string): string => monthOf(addDays(monthOf(day), -1))

/** `2026-01-01` of any day in that year. */
export const yearOf = (day: string): string => `${day.slice(0, 4)}-01-01`
