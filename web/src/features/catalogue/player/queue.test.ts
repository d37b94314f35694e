import { describe, expect, it } from 'vitest'
import { keptOf, nextInQueue, nextRepeat, queueFor, withMore } from './queue.ts'

const video = (id: number, groupId = 1) => ({ id, groupId, name: `Part ${id}` })
const queue = [video(1), video(2), video(3)]
const plain = { repeat: 'off', isShuffled: false, chance: 0 } as const

it('goes through the ways to repeat: all, one, off', () => {
  expect(nextRepeat('all')).toBe('one')
  expect(nextRepeat('one')).toBe('off')
  expect(nextRepeat('off')).toBe('all')
})

it('keeps the first fifteen', () => {
  const long = Array.from({ length: 20 }, (_, index) => video(index))
  expect(keptOf(long).map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, id) => id))
})

it('goes on with the kept queue only where the video is part of it', () => {
  expect(queueFor(video(2), queue)).toBe(queue)
  expect(queueFor(video(9), queue)).toEqual([video(9)])
  expect(queueFor(video(9), undefined)).toEqual([video(9)])
})

it('takes what follows once', () => {
  expect(withMore(queue, [video(3), video(4)]).map(({ id }) => id)).toEqual([1, 2, 3, 4])
})

describe('what plays next', () => {
  it('is what follows, until the end', () => {
    expect(nextInQueue(queue, 1, plain)?.id).toBe(2)
    expect(nextInQueue(queue, 3, plain)).toBeUndefined()
    expect(nextInQueue(queue, 2, plain, -1)?.id).toBe(1)
  })
  it('begins again where all is repeated', () => {
    expect(nextInQueue(queue, 3, { ...plain, repeat: 'all' })?.id).toBe(1)
    expect(nextInQueue(queue, 1, { ...plain, repeat: 'all' }, -1)?.id).toBe(3)
  })
  it('is any other in a shuffled queue', () => {
    const shuffled = { ...plain, isShuffled: true }
    expect(nextInQueue(queue, 2, { ...shuffled, chance: 0.99 })?.id).toBe(3)
    expect(nextInQueue(queue, 2, { ...shuffled, chance: 0 })?.id).toBe(1)
    expect(nextInQueue([video(1)], 1, shuffled)).toBeUndefined()
  })
})
