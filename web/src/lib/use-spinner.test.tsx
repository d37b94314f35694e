// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSpinner } from './use-spinner.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

it('says nothing of what comes within half a second', () => {
  const { result, rerender } = renderHook(useSpinner, { initialProps: true })
  wait(499)
  rerender(false)
  wait(1_000)
  expect(result.current).toBe(false)
})

it('says for 200 ms at least what takes longer', () => {
  const { result, rerender } = renderHook(useSpinner, { initialProps: true })
  wait(500)
  expect(result.current).toBe(true)
  rerender(false)
  wait(199)
  expect(result.current).toBe(true)
  wait(1)
  expect(result.current).toBe(false)
})
