/** What one key has in a vector: its number in `report_keys` (int4), and its events (float8, exact to nine thousand billions). */
const BYTES_OF_KEY = 12

/** Events by the number of their key; what has none is 0. */
export type Totals = Float64Array

/** How events of a vector count: once, or as what is taken away. */
export interface SignedVector {
  readonly sign: 1 | -1
  readonly counts: Buffer
}

/** Adds vectors up, key by key. Read by views: a buffer's own methods take twice as long, and thrice the first time. */
export function addVectors(vectors: readonly SignedVector[]): Totals {
  const views = vectors.map(({ sign, counts: { buffer, byteOffset, byteLength } }) => ({
    sign,
    view: new DataView(buffer, byteOffset, byteLength),
  }))
  const totals = new Float64Array(greatestOf(views.map(({ view }) => view)) + 1)
  for (const { sign, view } of views)
    for (let at = 0; at < view.byteLength; at += BYTES_OF_KEY)
      totals[view.getInt32(at)]! += sign * view.getFloat64(at + 4)
  return totals
}

function greatestOf(views: readonly DataView[]): number {
  let greatest = 0
  for (const view of views)
    for (let at = 0; at < view.byteLength; at += BYTES_OF_KEY)
      greatest = Math.max(greatest, view.getInt32(at))
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

/** Those that have so many events, in the order of their numbers. @param least more than none unless it is said */
export function keysOf(totals: Totals, least = Number.MIN_VALUE): number[] {
  const keys: number[] = []
  for (let key = 0; key < totals.length; key += 1) if (totals[key]! >= least) keys.push(key)
  return keys
}

/** How many have any events. */
export function countKeys(totals: Totals): number {
  let count = 0
  for (const events of totals) if (events > 0) count += 1
  return count
}

/**
 * The events of the last of the first so many: the least that any has where there are fewer, more than none in any case.
 * Without putting a hundred thousand in order of which a hundred are wanted.
 */
export function leastOfFirst(totals: Totals, wanted: number): number {
  const first = new Float64Array(wanted).fill(Number.MIN_VALUE)
  let least = 0
  for (const events of totals) {
    if (events <= first[least]!) continue
    first[least] = events
    for (let place = 0; place < wanted; place += 1) if (first[place]! < first[least]!) least = place
  }
  return first[least]!
}
