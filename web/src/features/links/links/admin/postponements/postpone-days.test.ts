import { expect, it } from 'vitest'
import { dayOfPreset, startOfPostponedDay } from './postpone-days.ts'

it('counts days and months by the calendar', () => {
  const now = new Date(2026, 0, 31, 23, 30)
  expect(dayOfPreset('tomorrow', now)).toBe('2026-02-01')
  expect(dayOfPreset('week', now)).toBe('2026-02-07')
  expect(dayOfPreset('month', now)).toBe('2026-02-28')
  expect(dayOfPreset('month', new Date(2026, 11, 5))).toBe('2027-01-05')
})

it('begins a day where the reader is, and knows what is none', () => {
  expect(startOfPostponedDay('2026-02-07')).toBe(new Date(2026, 1, 7).toISOString())
  expect(startOfPostponedDay('')).toBe('')
})
