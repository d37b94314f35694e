import { expect, it } from 'vitest'
import { startOfDay } from './start-of-day.ts'

const startIn = (now: string, zone: string) => startOfDay(new Date(now), zone).toISOString()

it.each([
  ['2026-11-22T23:30:00Z', 'Europe/Paris', '2026-11-22T23:00:00.000Z'],
  ['2026-11-22T22:30:00Z', 'Europe/Paris', '2026-11-21T23:00:00.000Z'],
  ['2026-07-01T12:00:00Z', 'Europe/Paris', '2026-06-30T22:00:00.000Z'],
  ['2026-11-22T03:00:00Z', 'America/New_York', '2026-11-21T05:00:00.000Z'],
  ['2026-11-22T12:00:00Z', 'Asia/Kolkata', '2026-11-21T18:30:00.000Z'],
])('at %s the day in %s began at %s', (now, zone, start) => {
  expect(startIn(now, zone)).toBe(start)
})

it('begins at midnight in UTC where no time zone is set', () => {
  expect(startIn('2026-11-22T12:00:00Z', 'auto')).toBe('2026-11-22T00:00:00.000Z')
})
