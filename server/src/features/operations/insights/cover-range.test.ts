import { expect, it } from 'vitest'
import { addDays, nextMonth, nextQuarter } from '../visits/visits.service.ts'
import { coverRange } from './cover-range.ts'

const COUNTED = {
  months: new Set(
    ['01', '02', '04', '07', '08', '09', '10', '11', '12'].map((month) => `2026-${month}-01`),
  ),
  quarters: new Set(['2026-07-01', '2026-10-01']),
}
const cover = (from: string, to: string) =>
  coverRange({ from, to }, COUNTED).map(({ span, first, last }) => `${span} ${first} ${last}`)

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

it('takes whole quarters that are counted before months', () => {
  expect(cover('2026-06-30', '2026-12-31')).toEqual([
    'day 2026-06-30 2026-06-30',
    'quarter 2026-07-01 2026-10-01',
  ])
  expect(cover('2026-07-02', '2026-12-30')).toEqual([
    'day 2026-07-02 2026-07-31',
    'month 2026-08-01 2026-11-01',
    'day 2026-12-01 2026-12-30',
  ])
})

it('has each day of a range once', () => {
  const daysOf = (first: string, last: string) => {
    const days: string[] = []
    for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
    return days
  }
  const ENDS = { day: (last: string) => addDays(last, 1), month: nextMonth, quarter: nextQuarter }
  for (const [from, to] of [
    ['2025-11-17', '2026-05-03'],
    ['2026-01-31', '2026-04-01'],
    ['2026-04-30', '2026-04-30'],
    ['2026-05-17', '2027-01-03'],
  ] as const) {
    const days = coverRange({ from, to }, COUNTED).flatMap(({ span, first, last }) =>
      daysOf(first, addDays(ENDS[span](last), -1)),
    )
    expect(days).toEqual(daysOf(from, to))
  }
})
