export interface CountBuffer<Item> {
  /** Costs next to nothing; written together with others in a moment. */
  add(item: Item): void
  /** Resolves when all that was added is written, or cannot be. */
  flush(): Promise<void>
}

/**
 * Gathers what is to be counted, so that nobody waits for it. What could not be written is tried again with the next; what
 * waits is bounded, and the newest is what is lost.
 */
export function createCountBuffer<Item>({
  write,
  everyMs,
  mostInBatch,
  mostWaiting,
  onFailure,
}: {
  readonly write: (items: readonly Item[]) => Promise<void>
  readonly everyMs: number
  readonly mostInBatch: number
  readonly mostWaiting: number
  readonly onFailure: (error: unknown) => void
}): CountBuffer<Item> {
  let waiting: Item[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined

  const writeAll = async () => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostInBatch)
      try {
        await write(batch)
      } catch (error) {
        onFailure(error)
        break
      }
      waiting = waiting.slice(batch.length)
    }
  }
  const start = () =>
    (writing ??= writeAll().finally(() => {
      writing = undefined
      if (waiting.length > 0) wake()
    }))
  function wake() {
    timer ??= setTimeout(() => {
      timer = undefined
      void start()
    }, everyMs).unref()
  }

  return {
    add: (item) => {
      if (waiting.length >= mostWaiting) return
      waiting.push(item)
      wake()
    },
    flush: async () => {
      await writing
      await start()
      clearTimeout(timer)
      timer = undefined
    },
  }
}
