import { afterEach, beforeEach, expect, vi } from 'vitest'

/** What a test did not expect to read on the console is a defect: spy on `console.error` in the test to expect it. */
const methods = ['error', 'warn'] as const
let unexpected: string[] = []

beforeEach(() => {
  unexpected = []
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      unexpected.push(`console.${method}: ${values.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  expect(unexpected, 'unexpected console output').toEqual([])
})
