import { expect, it } from 'vitest'
import { ageAt } from './age-at.ts'

it('counts whole years, up to the day before a birthday one less', () => {
  expect(ageAt('1861-12-08', '1938-01-21')).toBe(76)
  expect(ageAt('1861-12-08', '1938-12-08T10:00:00Z')).toBe(77)
  expect(ageAt('2030-01-01', '2026-01-01')).toBeNull()
})
