/**
 * SHA-256 of one block, many times over. The browser's own is there on secure origins only, and starting it costs more
 * than one block takes.
 */
const ROUND_CONSTANTS = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)))
const START = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)))
/** The longest text that fits into a block with its mark and its length. */
const MOST_BYTES = 55

function primes(count: number): number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate += 1)
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  return found
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32)
}

/** The block of a text as words: the text, a one, noughts, and its length in bits. */
export function toBlock(bytes: Uint8Array): Uint32Array<ArrayBuffer> {
  if (bytes.length > MOST_BYTES) throw new Error('This text takes more than one block.')
  const padded = new Uint8Array(64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(60, bytes.length * 8)
  return Uint32Array.from({ length: 16 }, (_, index) => view.getUint32(index * 4))
}

// Of one thread, and read before the next hash: arrays of their own for each of a million hashes would take most of the time.
const w = new Int32Array(64)
const hash = new Uint32Array(8)

/** @returns the eight words of the hash of a text that is this one block; they hold until the next call */
export function hashBlock(block: Uint32Array): Uint32Array {
  for (let i = 0; i < 16; i += 1) w[i] = block[i]!
  for (let i = 16; i < 64; i += 1) {
    const x = w[i - 15]!
    const y = w[i - 2]!
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0
  }
  compress()
  return hash
}

function compress(): void {
  let a = START[0]! | 0
  let b = START[1]! | 0
  let c = START[2]! | 0
  let d = START[3]! | 0
  let e = START[4]! | 0
  let f = START[5]! | 0
  let g = START[6]! | 0
  let h = START[7]! | 0
  for (let i = 0; i < 64; i += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND_CONSTANTS[i]! + w[i]!) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  hash[0] = START[0]! + a
  hash[1] = START[1]! + b
  hash[2] = START[2]! + c
  hash[3] = START[3]! + d
  hash[4] = START[4]! + e
  hash[5] = START[5]! + f
  hash[6] = START[6]! + g
  hash[7] = START[7]! + h
}
