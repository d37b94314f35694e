/** Thrown when more work waits than anybody would wait for. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

export interface WorkQueue {
  /** Runs the work when there is room. @throws QueueFullError */
  run<T>(work: () => Promise<T>): Promise<T>
  /** Runs the work of a key when there is room; who asks for a key that is being worked on gets the same result. */
  once<T>(key: string, work: () => Promise<T>): Promise<T>
}

/** Lets little heavy work run at once: pictures cost whole processor cores. */
export function createWorkQueue({
  atOnce,
  mostWaiting,
}: {
  atOnce: number
  mostWaiting: number
}): WorkQueue {
  const underway = new Map<string, Promise<unknown>>()
  const waiting: (() => void)[] = []
  let running = 0

  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new QueueFullError('Too much work is waiting.')
      await new Promise<void>((resolve) => void waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // The place goes straight to who waits longest, so that nobody newer slips in.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    run,
    once: <T>(key: string, work: () => Promise<T>) => {
      const known = underway.get(key) as Promise<T> | undefined
      if (known) return known
      const started = run(work).finally(() => underway.delete(key))
      underway.set(key, started)
      return started
    },
  }
}
