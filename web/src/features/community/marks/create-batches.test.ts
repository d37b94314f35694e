import { describe, expect, it } from 'vitest'
import { createBatches } from './create-batches.ts'

function prepared(answers: (ids: readonly number[]) => ReadonlyMap<number, string>) {
  const calls: (readonly number[])[] = []
  const get = createBatches<string>({
    waitMs: 0,
    most: 3,
    load: async (ids) => {
      calls.push(ids)
      return answers(ids)
    },
  })
  return { calls, get }
}
const named = (ids: readonly number[]) => new Map(ids.map((id) => [id, `n${id}`]))

describe('what is asked for within a moment', () => {
  it('is one call, however often each is asked for, and several where it is too much for one', async () => {
    const { calls, get } = prepared(named)
    expect(await Promise.all([1, 2, 1, 3, 4].map((id) => get(id)))).toEqual([
      'n1',
      'n2',
      'n1',
      'n3',
      'n4',
    ])
    expect(calls).toEqual([[1, 2, 3], [4]])
    await get(1)
    expect(calls).toHaveLength(3)
  })

  it('fails for all of a call that failed, and for one that was not answered', async () => {
    const failing = prepared(() => {
      throw new Error('offline')
    })
    await expect(failing.get(1)).rejects.toThrow('offline')
    const { get } = prepared(() => new Map([[1, 'n1']]))
    const [first, second] = await Promise.allSettled([get(1), get(2)])
    expect(first).toMatchObject({ value: 'n1' })
    expect(second.status).toBe('rejected')
  })
})
