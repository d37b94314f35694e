// @vitest-environment happy-dom
import { prepare } from '../test-part.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { currentDay } from './use-today.ts'

afterEach(() => vi.useRealTimers())

it('is another day for a page that was left open over midnight, wherever its reader is', () => {
  prepare()
  expect(currentDay('UTC')).toBe('2026-11-22')
  expect(currentDay('Pacific/Kiritimati')).toBe('2026-11-23')
  vi.useFakeTimers({ now: Date.now() + 13 * 3_600_000 })
  expect(currentDay('UTC')).toBe('2026-11-23')
  expect(currentDay('Pacific/Niue')).toBe('2026-11-22')
})
