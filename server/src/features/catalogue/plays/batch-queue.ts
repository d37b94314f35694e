import { setTimeout as sleep } from 'node:timers/promises'
import { QueueFullError } from '../../../platform/work-queue.ts'

interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

export interface BatchQueue<Item, Result> {
  /** Resolves when the batch that the item went into is written. @throws QueueFullError */
  add(item: Item): Promise<Result>
}

/**
 * Writes what many callers bring in few statements, one batch after another: who waits for an answer gets it when their
 * item is stored and not before, so that nothing is ever lost that was answered. What waits is bounded.
 */
export function createBatchQueue<Item, Result>({
  write,
  mostInBatch,
  mostWaiting,
  gatherMs,
}: {
  /** One result for each item, in their order. */
  readonly write: (items: readonly Item[]) => Promise<readonly Result[]>
  readonly mostInBatch: number
  readonly mostWaiting: number
  /** So long the first of a batch waits for others. */
  readonly gatherMs: number
}): BatchQueue<Item, Result> {
  let waiting: Waiting<Item, Result>[] = []
  let isWriting = false

  const writeOne = async () => {
    const batch = waiting.slice(0, mostInBatch)
    waiting = waiting.slice(mostInBatch)
    try {
      const results = await twice(() => write(batch.map(({ item }) => item)))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index]!)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
  const writeAll = async () => {
    isWriting = true
    await sleep(gatherMs)
    while (waiting.length > 0) await writeOne()
    isWriting = false
  }

  return {
    add: (item) =>
      new Promise<Result>((resolve, reject) => {
        if (waiting.length >= mostWaiting) {
          reject(new QueueFullError('Too much waits to be written.'))
          return
        }
        waiting.push({ item, resolve, reject })
        if (!isWriting) void writeAll()
      }),
  }
}

/** Another process, or somebody who deletes what a batch is about, may have come between. */
async function twice<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    return work()
  }
}
