import { promisify } from 'node:util'
import { brotliDecompress, inflate } from 'node:zlib'
import { brokenFont, FontFault } from './font-fault.ts'
import { WOFF2_TAGS } from './woff2-tags.ts'

/** Tables of a font by their names. */
export interface FontTables {
  readonly tables: ReadonlyMap<string, Buffer>
  /** Whether `hmtx` has the advances alone, one after another behind a byte of signs, as WOFF 2 may have it. */
  readonly isPackedMetrics: boolean
}

interface Entry {
  readonly tag: string
  readonly offset: number
  readonly packed: number
  readonly length: number
  readonly isTransformed: boolean
}

const unpackBrotli = promisify(brotliDecompress)
const unpackZlib = promisify(inflate)

const MOST_TABLES = 64
/** Unpacked: four times what a large font of Latin, Greek and Cyrillic letters has. */
const MOST_UNPACKED_BYTES = 16 * 1024 * 1024
const WOFF2_HEAD_BYTES = 48
const WOFF_HEAD_BYTES = 44
const WOFF_ENTRY_BYTES = 20
const OUTLINES = new Set(['\0\u0001\0\0', 'OTTO', 'true'])
/** Bits of the first byte of an entry: the number of its tag, and how it was transformed. */
const TAG_BITS = 0x3f
const VERSION_SHIFT = 6
const NO_GLYPHS_TRANSFORM = 3

/**
 * Takes a WOFF 2 or WOFF file apart, within bounds whatever it says of itself. What it says has to be the whole of it:
 * nothing lies behind, and there is no part that only its maker reads.
 * @throws FontFault
 */
export async function unpackFont(file: Buffer): Promise<FontTables> {
  const signature = file.toString('latin1', 0, 4)
  if (signature !== 'wOF2' && signature !== 'wOFF')
    throw new FontFault('Please select a font that ends in .woff2 or .woff.')
  try {
    return signature === 'wOF2' ? await unpackWoff2(file) : await unpackWoff(file)
  } catch (error) {
    // Bytes that are read beyond the end, and what zlib and Brotli say of theirs.
    throw error instanceof FontFault ? error : brokenFont(error)
  }
}

/** @param at where its optional parts are named */
function readHead(file: Buffer, at: number): number {
  const outlines = file.toString('latin1', 4, 8)
  const count = file.readUInt16BE(12)
  const [described, own] = [at, at + 12].map((start) => ({
    offset: file.readUInt32BE(start),
    length: file.readUInt32BE(start + 4),
  })) as [Part, Part]
  if (outlines === 'ttcf')
    throw new FontFault('This file holds several fonts. Send each by itself.')
  if (own.length > 0 || own.offset > 0)
    throw new FontFault('This file holds more than a font. Make it anew without private data.')
  const isWhole =
    OUTLINES.has(outlines) &&
    count > 0 &&
    count <= MOST_TABLES &&
    file.readUInt32BE(8) === file.length &&
    described.offset + described.length <= file.length
  if (!isWhole) throw brokenFont()
  return count
}

interface Part {
  readonly offset: number
  readonly length: number
}

async function unpackWoff2(file: Buffer): Promise<FontTables> {
  const count = readHead(file, 28)
  const { entries, end } = readWoff2Entries(file, count)
  const size = assertBounded(entries, ({ packed }) => packed)
  const packed = file.readUInt32BE(20)
  const described = file.readUInt32BE(28)
  assertEndsAt(file, described === 0 ? end + packed : described + file.readUInt32BE(32))
  const stream = file.subarray(end, end + packed)
  const unpacked = await unpackBrotli(stream, { maxOutputLength: size })
  if (unpacked.length !== size) throw brokenFont()
  const tables = entries.map(
    ({ tag, offset, packed: length }) => [tag, unpacked.subarray(offset, offset + length)] as const,
  )
  return {
    tables: toTables(tables),
    isPackedMetrics: entries.some(({ tag, isTransformed }) => tag === 'hmtx' && isTransformed),
  }
}

function readWoff2Entries(file: Buffer, count: number) {
  const entries: Entry[] = []
  let at = WOFF2_HEAD_BYTES
  let offset = 0
  const readNumber = () => {
    let value = 0
    // Seven bits a byte, no zeros in front, five bytes at most.
    for (let bytes = 0; bytes < 5; bytes++) {
      const byte = file.readUInt8(at++)
      if (bytes === 0 && byte === 0x80) break
      value = value * 128 + (byte & 0x7f)
      if (byte < 0x80) return value
    }
    throw brokenFont()
  }
  for (let index = 0; index < count; index++) {
    const flags = file.readUInt8(at++)
    const known = WOFF2_TAGS[flags & TAG_BITS]
    const tag = known ?? file.toString('latin1', at, (at += 4))
    const version = flags >> VERSION_SHIFT
    const isGlyphs = tag === 'glyf' || tag === 'loca'
    const isTransformed = isGlyphs ? version !== NO_GLYPHS_TRANSFORM : version !== 0
    const length = readNumber()
    const packed = isTransformed ? readNumber() : length
    entries.push({ tag, offset, packed, length, isTransformed })
    offset += packed
  }
  return { entries, end: at }
}

async function unpackWoff(file: Buffer): Promise<FontTables> {
  const count = readHead(file, 24)
  const entries = Array.from({ length: count }, (_, index): Entry => {
    const at = WOFF_HEAD_BYTES + index * WOFF_ENTRY_BYTES
    return {
      tag: file.toString('latin1', at, at + 4),
      offset: file.readUInt32BE(at + 4),
      packed: file.readUInt32BE(at + 8),
      length: file.readUInt32BE(at + 12),
      isTransformed: false,
    }
  })
  assertBounded(entries, ({ length }) => length)
  const ends = entries.map(({ offset, packed }) => offset + packed)
  assertEndsAt(file, Math.max(...ends, file.readUInt32BE(24) + file.readUInt32BE(28)))
  const tables: [string, Buffer][] = []
  for (const { tag, offset, packed, length } of entries) {
    const part = file.subarray(offset, offset + packed)
    const table = packed < length ? await unpackZlib(part, { maxOutputLength: length }) : part
    if (table.length !== length) throw brokenFont()
    tables.push([tag, table])
  }
  return { tables: toTables(tables), isPackedMetrics: false }
}

function assertBounded(entries: readonly Entry[], sizeOf: (entry: Entry) => number): number {
  const sum = (of: (entry: Entry) => number) =>
    entries.reduce((total, entry) => total + of(entry), 0)
  const size = sum(sizeOf)
  if (size > MOST_UNPACKED_BYTES || sum(({ length }) => length) > MOST_UNPACKED_BYTES)
    throw new FontFault('This font is too large when it is unpacked.')
  if (size === 0) throw brokenFont()
  return size
}

/** Parts begin at multiples of four: no more than that may be left. */
function assertEndsAt(file: Buffer, end: number): void {
  if (end > file.length || file.length - end > 3) throw brokenFont()
}

function toTables(tables: readonly (readonly [string, Buffer])[]): ReadonlyMap<string, Buffer> {
  const byTag = new Map(tables)
  if (byTag.size !== tables.length) throw brokenFont()
  return byTag
}
