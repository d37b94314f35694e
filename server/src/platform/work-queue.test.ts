import { expect, it } from 'vitest'
import { createWorkQueue, QueueFullError } from './work-queue.ts'

it('does the same work once, little of it at a time, and refuses when too much waits', async () => {
  const queue = createWorkQueue({ atOnce: 2, mostWaiting: 2 })
  const open: (() => void)[] = []
  let most = 0
  let running = 0
  const work = (value: string) => async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise<void>((resolve) => void open.push(resolve))
    running -= 1
    return value
  }
  const jobs = ['a', 'b', 'c', 'd'].map((key) => queue.once(key, work(key)))
  const again = queue.once('a', work('never'))
  await expect(queue.once('e', work('e'))).rejects.toThrow(QueueFullError)
  while (open.length > 0) {
    open.shift()!()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(await Promise.all([...jobs, again])).toEqual(['a', 'b', 'c', 'd', 'a'])
  expect(most).toBe(2)
})
