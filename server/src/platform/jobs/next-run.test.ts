import { expect, it } from 'vitest'
import { nextRun } from './next-run.ts'

it.each([
  ['* * * * *', '2026-11-26T10:00:00Z', '2026-11-26T10:01:00Z'],
  ['*/5 * * * *', '2026-11-26T10:58:10Z', '2026-11-26T11:00:00Z'],
  ['40 2 * * *', '2026-12-31T02:41:00Z', '2027-01-01T02:40:00Z'],
])('%s comes after %s at %s, whatever the zone of the machine', (cron, after, next) => {
  expect(nextRun(cron, new Date(after))?.toISOString()).toBe(new Date(next).toISOString())
})

it.each(['60 * * * *', '5x * * * *', '* * 0 * *', '*/0 * * * *'])(
  'knows no next time of “%s”',
  (cron) => {
    expect(nextRun(cron, new Date('2026-11-26T00:00:00Z'))).toBeUndefined()
  },
)
