import { queryOptions } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { ApiError } from './api.ts'
import { createQueryClient, showAnswer, shouldRetry } from './queries.ts'

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

  it.each([undefined, 'before'])(
    'show what a write answered, though a read that began earlier ends later: %s',
    async (known) => {
      const queries = createQueryClient()
      const late = Promise.withResolvers<string>()
      const query = queryOptions({
        queryKey: ['mark'],
        queryFn: ({ signal }) => {
          signal.addEventListener('abort', () => late.reject(signal.reason))
          return late.promise
        },
      })
      if (known !== undefined) queries.setQueryData(query.queryKey, known, { updatedAt: 1 })
      const reading = queries.fetchQuery(query).catch(() => undefined)
      await showAnswer(queries, query, 'after')
      late.resolve('before')
      await reading
      expect(queries.getQueryData(query.queryKey)).toBe('after')
    },
  )
})
