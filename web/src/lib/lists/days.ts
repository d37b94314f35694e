/** A day of the calendar, `2026-11-22`: no moment and no zone. */
export type Day = string

const MS_PER_DAY = 86_400_000
const WRITTEN = /^\d{4}-\d{2}-\d{2}$/

const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10)

/** Of years that every clock and every database writes in four digits, also a zone further on. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !WRITTEN.test(value)) return false
  const date = dateOf(value)
  return !Number.isNaN(date.getTime()) && dayOf(date) === value && value > '0100' && value < '9000'
}

export const addDays = (day: Day, days: number): Day =>
  dayOf(new Date(dateOf(day).getTime() + days * MS_PER_DAY))

/** The same day of another month, or the last of a shorter one. */
export function addMonths(day: Day, months: number): Day {
  const date = dateOf(day)
  const dayOfMonth = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(dayOfMonth, last))
  return dayOf(date)
}

/** Monday, as ISO 8601 begins weeks. */
export const weekBegin = (day: Day): Day => addDays(day, -((dateOf(day).getUTCDay() + 6) % 7))
export const monthBegin = (day: Day): Day => `${day.slice(0, 8)}01`
export const yearBegin = (day: Day): Day => `${day.slice(0, 5)}01-01`
export const daysBetween = (start: Day, end: Day): number =>
  Math.round((dateOf(end).getTime() - dateOf(start).getTime()) / MS_PER_DAY)

/** How far the clocks of a zone are ahead of UTC at a moment. */
export function offsetMs(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value)
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return local - Math.floor(moment / 1000) * 1000
}

/** The moment at which clocks of a zone show this; where they jump over it, that of the jump. */
export function momentAt(day: Day, time: string, timeZone: string): string {
  const local = Date.parse(`${day}T${time}Z`)
  const guessed = local - offsetMs(local, timeZone)
  return new Date(local - offsetMs(guessed, timeZone)).toISOString()
}

export const dayStart = (day: Day, timeZone: string): string =>
  momentAt(day, '00:00:00.000', timeZone)
export const dayEnd = (day: Day, timeZone: string): string =>
  momentAt(day, '23:59:59.999', timeZone)

/** The day that it is in a zone. */
export const dayAt = (moment: string, timeZone: string): Day =>
  dayOf(new Date(Date.parse(moment) + offsetMs(Date.parse(moment), timeZone)))
