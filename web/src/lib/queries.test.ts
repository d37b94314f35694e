import { describe, expect, it } from 'vitest'
import { ApiError } from './api.ts'
import { createQueryClient, shouldRetry } from './queries.ts'

describe('queries', () => {
  it('are not tried again after a refusal', () => {
    for (const status of [401, 403, 404]) expect(shouldRetry(0, new ApiError(status))).toBe(false)
  })

  it('are tried at most twice again after a failure', () => {
    expect([0, 1, 2].map((failures) => shouldRetry(failures, new ApiError(500)))).toEqual([
      true,
      true,
      false,
    ])
    expect(shouldRetry(1, new TypeError('network'))).toBe(true)
  })

  it('are fresh for thirty seconds', () => {
    expect(createQueryClient().getDefaultOptions().queries?.staleTime).toBe(30_000)
  })
})
