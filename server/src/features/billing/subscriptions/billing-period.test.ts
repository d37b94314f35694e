import { describe, expect, it } from 'vitest'
import { findPeriodEnd } from './billing-period.ts'

const end = (start: string, interval_count: number, interval: string, now: string) =>
  findPeriodEnd(new Date(start), { interval, interval_count }, new Date(now))
    .toISOString()
    .slice(0, 16)

describe('the end of a period', () => {
  it.each([
    ['2026-01-31T10:00Z', '1 month', '2026-01-31T10:00Z', '2026-02-28T10:00'],
    ['2026-01-31T10:00Z', '1 month', '2026-02-28T10:00Z', '2026-03-31T10:00'],
    ['2026-01-31T10:00Z', '1 month', '2027-02-10T00:00Z', '2027-02-28T10:00'],
    ['2024-02-29T00:00Z', '1 year', '2024-03-01T00:00Z', '2025-02-28T00:00'],
    ['2024-02-29T00:00Z', '1 year', '2027-12-01T00:00Z', '2028-02-29T00:00'],
    ['2026-11-15T08:30Z', '3 month', '2027-02-15T08:29Z', '2027-02-15T08:30'],
    ['2026-11-15T08:30Z', '3 month', '2027-02-15T08:30Z', '2027-05-15T08:30'],
    ['2026-03-01T00:00Z', '30 day', '2026-03-31T00:00Z', '2026-04-30T00:00'],
    ['2016-03-31T00:00Z', '1 day', '2026-11-21T13:00Z', '2026-11-22T00:00'],
  ])('that began at %s and lasts %s is, at %s, %s', (start, length, now, expected) => {
    const [count, interval] = length.split(' ')
    expect(end(start, Number(count), interval!, now)).toBe(expected)
  })

  it('is one interval after a start that is still to come', () => {
    expect(end('2027-01-10T00:00Z', 1, 'month', '2026-11-21T00:00Z')).toBe('2027-02-10T00:00')
  })
})
