import { expect, it } from 'vitest'
import { addDays, nextMonth, yearOf } from '../visits/visits.service.ts'
import { coverRange } from './cover-range.ts'

const MONTHS = ['2026-01-01', '2026-02-01', '2026-04-01']
const YEAR = Array.from({ length: 12 }, (_, at) => `2027-${String(at + 1).padStart(2, '0')}-01`)
const COUNTED = { months: new Set([...MONTHS, ...YEAR]), yearsToDate: new Set(YEAR) }
const cover = (from: string, to: string) => {
  const { stretches, sums } = coverRange({ from, to }, COUNTED)
  return {
    stretches: stretches.map(({ span, first, last }) => `${span} ${first} ${last}`),
    sums: sums.map(({ sign, span, first, last }) => `${sign} ${span} ${first} ${last}`),
  }
}

it('takes whole months that are counted, and days around them', () => {
  expect(cover('2025-12-30', '2026-04-30').stretches).toEqual([
    'day 2025-12-30 2025-12-31',
    'month 2026-01-01 2026-02-01',
    'day 2026-03-01 2026-03-31',
    'month 2026-04-01 2026-04-01',
  ])
  expect(cover('2026-01-02', '2026-02-27').stretches).toEqual(['day 2026-01-02 2026-02-27'])
  expect(cover('2026-02-01', '2026-02-28').stretches).toEqual(['month 2026-02-01 2026-02-01'])
  expect(cover('2026-02-02', '2026-02-01').stretches).toEqual([])
})

it('adds months up from what their year came to, where that is known', () => {
  expect(cover('2027-03-01', '2027-11-30').sums).toEqual([
    '1 year-to-date 2027-11-01 2027-11-01',
    '-1 year-to-date 2027-02-01 2027-02-01',
  ])
  expect(cover('2027-01-01', '2027-12-31').sums).toEqual(['1 year-to-date 2027-12-01 2027-12-01'])
  // Two months are two sums either way.
  expect(cover('2027-03-01', '2027-04-30').sums).toEqual(['1 month 2027-03-01 2027-04-01'])
  expect(cover('2026-01-01', '2026-02-28').sums).toEqual(['1 month 2026-01-01 2026-02-01'])
})

it('has each day of a range once, whatever it is added up from', () => {
  const daysOf = (first: string, last: string) => {
    const days: string[] = []
    for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
    return days
  }
  for (const [from, to] of [
    ['2025-11-17', '2026-05-03'],
    ['2026-01-31', '2026-04-01'],
    ['2026-04-30', '2026-04-30'],
    ['2026-12-17', '2027-07-31'],
    ['2027-02-02', '2028-02-03'],
  ] as const) {
    const wanted = daysOf(from, to)
    const { stretches, sums } = coverRange({ from, to }, COUNTED)
    const lastDay = (span: string, last: string) =>
      span === 'day' ? last : addDays(nextMonth(last), -1)
    expect(
      stretches.flatMap(({ span, first, last }) => daysOf(first, lastDay(span, last))),
    ).toEqual(wanted)
    const times = new Map<string, number>()
    for (const { span, first, last, sign } of sums)
      for (const day of daysOf(
        span === 'year-to-date' ? yearOf(first) : first,
        lastDay(span, last),
      ))
        times.set(day, (times.get(day) ?? 0) + sign)
    expect([...times].filter(([, count]) => count !== 0).toSorted()).toEqual(
      wanted.map((day) => [day, 1]),
    )
  }
})
