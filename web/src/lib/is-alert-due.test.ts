import { expect, it } from 'vitest'
import { isAlertDue } from './is-alert-due.ts'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 24)

it('comes back three days after it was put away, and not before', () => {
  expect(isAlertDue(undefined, NOW)).toBe(true)
  expect(isAlertDue(NOW, NOW)).toBe(false)
  expect(isAlertDue(NOW - 3 * DAY_MS + 1, NOW)).toBe(false)
  expect(isAlertDue(NOW - 3 * DAY_MS, NOW)).toBe(true)
})

it('is not kept away by what nobody stored', () => {
  for (const stored of ['yes', null, {}, NOW + DAY_MS]) expect(isAlertDue(stored, NOW)).toBe(true)
})
