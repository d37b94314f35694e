export type Bencoded = number | Buffer | readonly Bencoded[] | Dictionary

/** Keys are bytes: here each is a letter of Latin-1, so that none is lost. */
export interface Dictionary {
  readonly values: ReadonlyMap<string, Bencoded>
  /** As it was written: what an infohash is made of. */
  readonly bytes: Buffer
}

/** Torrents nest as deep as their folders do. */
const MOST_DEPTH = 64
/** A hundred thousand files take as many as this; ten megabytes of empty lists would be five million. */
const MOST_VALUES = 600_000

const [COLON, D, E, I, L, MINUS, ZERO, NINE] = [...':deil-09'].map((sign) =>
  sign.charCodeAt(0),
) as [number, number, number, number, number, number, number, number]

/**
 * Reads what was written in the one way in which it may be: numbers without leading zeros, keys in order and once, nothing
 * behind the end. Each byte is looked at once. Libraries accept more, and so read another torrent than other programs do;
 * or they take what nests deep, or says to be long, at its word.
 * @throws Error
 */
export function readBencode(bytes: Buffer): Bencoded {
  let at = 0
  let left = MOST_VALUES

  function refuse(why: string): never {
    throw new Error(`${why} at byte ${at}`)
  }

  function read(depth: number): Bencoded {
    if (left-- === 0) refuse('Too many values')
    if (depth > MOST_DEPTH) refuse('Nested too deep')
    switch (bytes[at]) {
      case I:
        at++
        return readNumber(E)
      case L:
        return readList(depth)
      case D:
        return readDictionary(depth)
      default:
        return readBytes()
    }
  }

  function readNumber(end: number): number {
    const start = at
    if (bytes[at] === MINUS && end === E) at++
    const digits = at
    while (bytes[at]! >= ZERO && bytes[at]! <= NINE) at++
    const isWritten = at > digits && bytes[at] === end
    const isShortest = bytes[digits] !== ZERO || (at === digits + 1 && start === digits)
    if (!isWritten || !isShortest || at - digits > 16) refuse('No number')
    const value = Number(bytes.toString('latin1', start, at))
    if (!Number.isSafeInteger(value)) refuse('Too large a number')
    at++
    return value
  }

  function readBytes(): Buffer {
    const length = readNumber(COLON)
    if (length > bytes.length - at) refuse('Longer than all there is')
    at += length
    return bytes.subarray(at - length, at)
  }

  function readList(depth: number): readonly Bencoded[] {
    const values: Bencoded[] = []
    at++
    while (bytes[at] !== E) values.push(read(depth + 1))
    at++
    return values
  }

  function readDictionary(depth: number): Dictionary {
    const start = at++
    const values = new Map<string, Bencoded>()
    let before: Buffer | undefined
    while (bytes[at] !== E) {
      const key = readBytes()
      if (before && before.compare(key) >= 0) refuse('Keys out of order')
      before = key
      values.set(key.toString('latin1'), read(depth + 1))
    }
    at++
    return { values, bytes: bytes.subarray(start, at) }
  }

  const value = read(0)
  if (at !== bytes.length) refuse('More behind the end')
  return value
}

export const isDictionary = (value: Bencoded | undefined): value is Dictionary =>
  typeof value === 'object' && 'values' in value && value.values instanceof Map
