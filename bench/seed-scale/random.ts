/** Random numbers that a seed decides: the same seed makes the same database on every machine. */
export interface Random {
  /** From 0 (included) to 1 (excluded). */
  next(): number
  /** A whole number of both ends included. */
  between(least: number, most: number): number
  isChance(probability: number): boolean
  pick<T>(values: readonly T[]): T
  /** Early values far more often than late ones; `skew` 1 is even. */
  pickSkewed<T>(values: readonly T[], skew?: number): T
}

/** Mulberry32: small, fast, and even enough for made-up data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const at = <T>(values: readonly T[], share: number): T =>
    values[Math.floor(share * values.length)] as T
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    isChance: (probability) => next() < probability,
    pick: (values) => at(values, next()),
    pickSkewed: (values, skew = 2.2) => at(values, next() ** skew),
  }
}

/**
 * Draws indexes with given weights in constant time (Vose's alias method): which title a link belongs to, a million
 * titles to choose from.
 */
export function createWeightedDraw(weights: Float64Array, random: Random): () => number {
  const count = weights.length
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / count
  const share = new Float64Array(count)
  const alias = new Uint32Array(count)
  const small: number[] = []
  const large: number[] = []
  for (let index = 0; index < count; index++) {
    share[index] = (weights[index] as number) / mean
    ;((share[index] as number) < 1 ? small : large).push(index)
  }
  while (small.length > 0 && large.length > 0) {
    const low = small.pop() as number
    const high = large.at(-1) as number
    alias[low] = high
    share[high] = (share[high] as number) + (share[low] as number) - 1
    if (share[high] < 1) small.push(large.pop() as number)
  }
  // Rounding leaves a few on either side: they stand for themselves.
  for (const index of [...small, ...large]) share[index] = 1
  return () => {
    const index = Math.floor(random.next() * count)
    return random.next() < (share[index] as number) ? index : (alias[index] as number)
  }
}
