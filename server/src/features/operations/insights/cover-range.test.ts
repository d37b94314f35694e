import { expect, it } from 'vitest'
import { addDays } from '../visits/visits.service.ts'
import { coverRange } from './cover-range.ts'

const MONTHS = new Set(['2026-01-01', '2026-02-01', '2026-04-01'])
const cover = (from: string, to: string) =>
  coverRange({ from, to }, MONTHS).map(({ span, first, last }) => `${span} ${first} ${last}`)

it('takes whole months that are counted, and days around them', () => {
  expect(cover('2025-12-30', '2026-04-30')).toEqual([
    'day 2025-12-30 2025-12-31',
    'month 2026-01-01 2026-02-01',
    'day 2026-03-01 2026-03-31',
    'month 2026-04-01 2026-04-01',
  ])
  expect(cover('2026-01-02', '2026-02-27')).toEqual(['day 2026-01-02 2026-02-27'])
  expect(cover('2026-02-01', '2026-02-28')).toEqual(['month 2026-02-01 2026-02-01'])
  expect(cover('2026-02-02', '2026-02-01')).toEqual([])
})

it('has each day of a range once', () => {
  const monthDays = (first: string, last: string) => {
    const days: string[] = []
    for (let day = first; day.slice(0, 7) <= last.slice(0, 7); day = addDays(day, 1)) days.push(day)
    return days
  }
  for (const [from, to] of [
    ['2025-11-17', '2026-05-03'],
    ['2026-01-31', '2026-04-01'],
    ['2026-04-30', '2026-04-30'],
  ] as const) {
    const days = coverRange({ from, to }, MONTHS).flatMap(({ span, first, last }) =>
      span === 'month'
        ? monthDays(first, last)
        : monthDays(first, last).filter((day) => day <= last),
    )
    const wanted: string[] = []
    for (let day: string = from; day <= to; day = addDays(day, 1)) wanted.push(day)
    expect(days).toEqual(wanted)
  }
})
