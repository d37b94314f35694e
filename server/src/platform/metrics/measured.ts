/** Things of this process that are looked at when somebody asks, until they end. */
export interface Measured<Reading> {
  /** @returns how to take it out again */
  add(read: () => Reading): () => void
  readAll(): Reading[]
}

function measured<Reading>(): Measured<Reading> {
  const reads = new Set<() => Reading>()
  return {
    add: (read) => {
      reads.add(read)
      return () => void reads.delete(read)
    },
    readAll: () => [...reads].map((read) => read()),
  }
}

/** Connections of a pool to the database. */
export interface PoolReading {
  readonly purpose: string
  readonly open: number
  readonly idle: number
  /** Calls that wait for one. */
  readonly waiting: number
  readonly most: number
}

export const measuredPools = measured<PoolReading>()

export interface CacheReading {
  readonly cache: string
  readonly entries: number
  readonly bytes: number
}

export const measuredCaches = measured<CacheReading>()

export interface HearingReading {
  readonly how: 'listen' | 'poll'
  readonly isListening: boolean
}

/** How messages of other processes are heard. */
export const measuredHearing = measured<HearingReading>()
