import { expect, it } from 'vitest'
import { nextRun } from './next-run.ts'

it.each([
  ['* * * * *', '2026-11-26T10:00:00Z', '2026-11-26T10:01:00Z'],
  ['* * * * *', '2026-11-26T23:59:59Z', '2026-11-27T00:00:00Z'],
  ['*/5 * * * *', '2026-11-26T10:58:10Z', '2026-11-26T11:00:00Z'],
  ['37 * * * *', '2026-11-26T10:37:00Z', '2026-11-26T11:37:00Z'],
  ['40 2 * * *', '2026-12-31T02:41:00Z', '2027-01-01T02:40:00Z'],
  ['0 6-8/2 * * *', '2026-11-26T06:30:00Z', '2026-11-26T08:00:00Z'],
  ['0,30 4 * * *', '2026-11-26T04:10:00Z', '2026-11-26T04:30:00Z'],
  ['0 0 29 2 *', '2026-11-26T00:00:00Z', '2028-02-29T00:00:00Z'],
  // Thursday the 26th: Sunday is 0 and 7.
  ['15 12 * * 7', '2026-11-26T00:00:00Z', '2026-11-29T12:15:00Z'],
  // A day of the month or one of the week.
  ['0 0 1 * 1', '2026-11-26T00:00:00Z', '2026-11-30T00:00:00Z'],
])('%s comes after %s at %s', (cron, after, next) => {
  expect(nextRun(cron, new Date(after))?.toISOString()).toBe(new Date(next).toISOString())
})

it.each([
  '',
  '* * * *',
  '60 * * * *',
  '5x * * * *',
  '* * 0 * *',
  '*/0 * * * *',
  '@daily',
  '0 0 30 2 *',
])('knows no next time of “%s”', (cron) => {
  expect(nextRun(cron, new Date('2026-11-26T00:00:00Z'))).toBeUndefined()
})
