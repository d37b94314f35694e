import { expect, it } from 'vitest'
import { monthBeside, nameOfDay, weeksOf } from './days-of-month.ts'

it('puts the days of a month in weeks that begin on Monday', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null])
  expect(weeksOf('2021-02')).toHaveLength(4)
  expect(weeksOf('2024-02').flat().filter(Boolean)).toHaveLength(29)
})

it('knows the months beside one, over the end of a year too', () => {
  expect([monthBeside('2026-12', 1), monthBeside('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
})

it('names a day with its day of the week', () => {
  expect(nameOfDay('2026-11-13', 'fr')).toBe('Vendredi 13 novembre')
  expect(nameOfDay('2026-11-13', 'en')).toBe('Friday, November 13')
})
