import { readerTimezone, useFormat } from '../format.ts'
import { getPageData } from '../page-data.ts'
import { useCurrentTime } from '../use-current-time.ts'
import { type Day, dayAt } from './days.ts'

const openedAt = Date.now()

/**
 * The day that it is for the reader, also on a page that was left open over midnight: the time of the page and what went
 * by since, because the clocks of readers may be wrong.
 */
export function currentDay(timezone = readerTimezone()): Day {
  const { now } = getPageData()
  const elapsedMs = typeof document === 'undefined' ? 0 : Date.now() - openedAt
  return dayAt(new Date(Date.parse(now) + elapsedMs).toISOString(), timezone)
}

export function useToday(): Day {
  // Drawn again when another minute has begun.
  useCurrentTime()
  return currentDay(useFormat().timezone)
}
