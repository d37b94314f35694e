const UTF16_MARKS: readonly (readonly [number, number, string])[] = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
]
/** Of bytes that are no UTF-8: what Windows wrote text in, in Western Europe. */
const WINDOWS = 'windows-1252'
const SAMPLE_BYTES = 2_000

/** The text of a file, in whatever its editor saved it, without a byte order mark. Undefined: this is no text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder(charsetOf(bytes)).decode(bytes)
  return text.includes('\0') ? undefined : text
}

function charsetOf(bytes: Uint8Array): string {
  const marked = UTF16_MARKS.find(([first, second]) => bytes[0] === first && bytes[1] === second)
  if (marked) return marked[2]
  // Without a mark UTF-16 shows by the zeros that every other byte of Latin letters then is.
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zerosAt = (odd: 0 | 1) => sample.filter((byte, at) => byte === 0 && at % 2 === odd).length
  const enough = sample.length / 4
  if (enough > 1 && zerosAt(1) > enough) return 'utf-16le'
  if (enough > 1 && zerosAt(0) > enough) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : WINDOWS
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
