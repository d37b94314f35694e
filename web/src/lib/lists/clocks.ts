import { isDay, momentAt, offsetMs } from './days.ts'

/** As a field of day and time has it, `2026-11-22T18:30`: what the clocks of a zone show at a moment. */
export const clockAt = (moment: string, timeZone: string): string =>
  new Date(Date.parse(moment) + offsetMs(Date.parse(moment), timeZone)).toISOString().slice(0, 16)

const CLOCK = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)$/

/** The moment at which clocks of a zone show this; empty where that is no day and time. */
export function momentOfClock(clock: string, timeZone: string): string {
  const [, day, time] = CLOCK.exec(clock) ?? []
  return isDay(day) ? momentAt(day, `${time}:00.000`, timeZone) : ''
}
