interface BatchOptions<Value> {
  /** For so long others are waited for before one call is made for all of them. */
  readonly waitMs: number
  /** In one call; more become several. */
  readonly most: number
  load(ids: readonly number[]): Promise<ReadonlyMap<number, Value>>
}

interface Waiting<Value> {
  readonly promise: Promise<Value>
  resolve(value: Value): void
  reject(reason: unknown): void
}

/**
 * Loads records by their ids, many that are asked for within a moment by one call.
 * @returns a function that rejects where the call failed, or did not answer for the id
 */
export function createBatches<Value>({ waitMs, most, load }: BatchOptions<Value>) {
  let waiting = new Map<number, Waiting<Value>>()
  const flush = () => {
    const all = [...waiting]
    waiting = new Map()
    for (let start = 0; start < all.length; start += most)
      void answer(all.slice(start, start + most))
  }
  const answer = async (some: readonly (readonly [number, Waiting<Value>])[]) => {
    try {
      const values = await load(some.map(([id]) => id))
      for (const [id, { resolve, reject }] of some) {
        const value = values.get(id)
        if (value === undefined) reject(new Error(`Nothing was answered for ${id}`))
        else resolve(value)
      }
    } catch (error) {
      for (const [, { reject }] of some) reject(error)
    }
  }
  return (id: number): Promise<Value> => {
    if (waiting.size === 0) setTimeout(flush, waitMs)
    const known = waiting.get(id) ?? Promise.withResolvers<Value>()
    waiting.set(id, known)
    return known.promise
  }
}
