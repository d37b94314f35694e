import { brotliCompressSync, deflateSync } from 'node:zlib'

const shorts = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, at * 2)
  return bytes
}
const at = (length: number, values: Readonly<Record<number, number>>) => {
  const bytes = Buffer.alloc(length)
  for (const [start, value] of Object.entries(values))
    bytes.writeUInt16BE(value & 0xffff, Number(start))
  return bytes
}
const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16()

interface TestFont {
  readonly family?: string
  readonly weight?: number
  readonly isItalic?: boolean
  readonly axis?: readonly [number, number]
  /** Of every letter, in thousandths. */
  readonly advance?: number
  /** First and last letter that it draws. */
  readonly letters?: readonly [number, number]
  readonly more?: Readonly<Record<string, Buffer>>
}

/** Tables of a font that draws nothing, a thousand units to its size. */
export function buildTables({
  family = 'Quay Sans',
  weight = 400,
  isItalic = false,
  axis,
  advance = 600,
  letters = [0x20, 0xff],
  more = {},
}: TestFont = {}): Record<string, Buffer> {
  const name = utf16(family)
  const os2 = at(78, { 4: weight, 62: isItalic ? 1 : 0, 68: 700, 70: -200 })
  const [first, last] = letters
  return {
    'OS/2': os2,
    cmap: Buffer.concat([
      shorts(0, 1, 3, 1, 0, 12),
      shorts(4, 32, 0, 4, 4, 1, 0, last, 0xffff, 0, first, 0xffff, 1 - first, 1, 0, 0),
    ]),
    ...(axis && {
      fvar: Buffer.concat([
        shorts(1, 0, 16, 2, 1, 20, 0, 0),
        Buffer.from('wght'),
        shorts(axis[0], 0, 400, 0, axis[1], 0, 0, 256),
      ]),
    }),
    glyf: Buffer.alloc(4),
    head: at(54, { 18: 1_000 }),
    hhea: at(36, { 4: 900, 6: -250, 8: 50, 34: 1 }),
    hmtx: shorts(advance, 0),
    loca: Buffer.alloc(4),
    maxp: at(6, { 4: last - first + 2 }),
    name: Buffer.concat([shorts(0, 1, 18, 3, 1, 0x409, 1, name.length, 0), name]),
    ...more,
  }
}

const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])

interface Pack {
  /** Written over the head, by place: what the file says of itself and is not so. */
  readonly lies?: Readonly<Record<number, number>>
  readonly flavour?: string
  readonly behind?: Buffer
  /** Whether the file says that what lies behind it is of it. */
  readonly isCounted?: boolean
}

function finish(
  head: Buffer,
  rest: readonly Buffer[],
  { lies = {}, behind, isCounted }: Pack,
): Buffer {
  const file = Buffer.concat([head, ...rest, ...(behind ? [behind] : [])])
  file.writeUInt32BE(file.length - (isCounted ? 0 : (behind?.length ?? 0)), 8)
  for (const [place, value] of Object.entries(lies)) file.writeUInt32BE(value, Number(place))
  return file
}

export function packWoff(tables: Readonly<Record<string, Buffer>>, pack: Pack = {}): Buffer {
  const head = Buffer.alloc(44)
  head.write(`wOFF${pack.flavour ?? '\0\u0001\0\0'}`, 'latin1')
  const all = Object.entries(tables)
  head.writeUInt16BE(all.length, 12)
  let offset = 44 + all.length * 20
  const parts: Buffer[] = []
  const entries = all.map(([tag, table]) => {
    const packed = deflateSync(table)
    const part = packed.length < table.length ? packed : table
    const entry = Buffer.alloc(20)
    entry.write(tag, 'latin1')
    for (const [place, value] of [offset, part.length, table.length].entries())
      entry.writeUInt32BE(value, 4 + place * 4)
    parts.push(padded(part))
    offset += padded(part).length
    return entry
  })
  return finish(head, [...entries, ...parts], pack)
}

/** Lengths are written in seven bits a byte. */
function base128(value: number): number[] {
  const rest = Math.floor(value / 128)
  return [...(rest > 0 ? base128(rest).map((byte) => byte | 0x80) : []), value % 128]
}

/** Every tag written out, and the outlines as they are: version 3 of glyphs. */
export function packWoff2(
  tables: Readonly<Record<string, Buffer>>,
  { said = {}, ...pack }: Pack & { readonly said?: Readonly<Record<string, number>> } = {},
): Buffer {
  const all = Object.entries(tables)
  const head = Buffer.alloc(48)
  head.write(`wOF2${pack.flavour ?? '\0\u0001\0\0'}`, 'latin1')
  head.writeUInt16BE(all.length, 12)
  const packed = brotliCompressSync(Buffer.concat(all.map(([, table]) => table)))
  head.writeUInt32BE(packed.length, 20)
  const directory = all.map(([tag, { length }]) =>
    Buffer.from([
      0x3f | (tag === 'glyf' || tag === 'loca' ? 0xc0 : 0),
      ...Buffer.from(tag, 'latin1'),
      ...base128(said[tag] ?? length),
    ]),
  )
  return finish(head, [...directory, packed], pack)
}
