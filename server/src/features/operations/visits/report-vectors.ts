/** What one key has in a vector: its number in `report_keys` (int4), and its events (float8, exact to nine thousand billions). */
const BYTES_OF_KEY = 12

/** Events by the number of their key; what has none is 0. */
export type Totals = Float64Array

/** How events of a vector count: once, or as what is taken away. */
export interface SignedVector {
  readonly sign: 1 | -1
  readonly counts: Buffer
}

/** Adds vectors up, key by key. */
export function addVectors(vectors: readonly SignedVector[]): Totals {
  const totals = new Float64Array(greatestOf(vectors) + 1)
  for (const { sign, counts } of vectors)
    for (let at = 0; at < counts.length; at += BYTES_OF_KEY)
      totals[counts.readInt32BE(at)]! += sign * counts.readDoubleBE(at + 4)
  return totals
}

function greatestOf(vectors: readonly SignedVector[]): number {
  let greatest = 0
  for (const { counts } of vectors)
    for (let at = 0; at < counts.length; at += BYTES_OF_KEY)
      greatest = Math.max(greatest, counts.readInt32BE(at))
  return greatest
}

/** The vector of what these come to together. */
export function toVector(totals: Totals): Buffer {
  const keys = keysOf(totals)
  const counts = Buffer.alloc(keys.length * BYTES_OF_KEY)
  for (const [place, key] of keys.entries()) {
    counts.writeInt32BE(key, place * BYTES_OF_KEY)
    counts.writeDoubleBE(totals[key]!, place * BYTES_OF_KEY + 4)
  }
  return counts
}

/** Those that have any events. */
export function keysOf(totals: Totals): number[] {
  const keys: number[] = []
  for (let key = 0; key < totals.length; key += 1) if (totals[key]! > 0) keys.push(key)
  return keys
}
