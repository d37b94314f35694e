import { expect, it } from 'vitest'
import { addDays } from '../../../lib/lists/days.ts'
import { groupDays } from './group-days.ts'

const NOTHING = { events: 0, visitors: 0, seconds: 0 }
const series = (length: number, isCompared = false) => {
  const days = (from: string) =>
    Array.from({ length }, (_, at) => ({
      day: addDays(from, at),
      events: 1,
      visitors: 2,
      seconds: at,
    }))
  const range = { from: '', to: '' }
  return {
    range,
    total: NOTHING,
    days: days('2026-01-01'),
    compared: isCompared ? { range, total: NOTHING, days: days('2025-01-01') } : null,
  }
}

it('has a point for each day, for each week of a year, and for each month of more', () => {
  expect(groupDays(series(30), 'events')).toHaveLength(30)
  const weeks = groupDays(series(365), 'visitors')
  expect([weeks.length, weeks[0]?.value, weeks.at(-1)?.value]).toEqual([53, 14, 2])
  const months = groupDays(series(500), 'events')
  expect(months.slice(0, 2).map(({ start, end, value }) => [start, end, value])).toEqual([
    ['2026-01-01', '2026-01-31', 31],
    ['2026-02-01', '2026-02-28', 28],
  ])
})

it('adds everything up, and stands beside other days', () => {
  for (const length of [1, 92, 93, 400, 401]) {
    const points = groupDays(series(length, true), 'events')
    expect(points.reduce((sum, { value }) => sum + value, 0)).toBe(length)
    expect(points[0]?.compared).toMatchObject({ start: '2025-01-01', value: points[0]?.value })
  }
})
