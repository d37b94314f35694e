import { MOST_FAMILY_LETTERS, siteFont } from '@mediatheque/contract/site/themes/site-fonts.ts'
import type { z } from 'zod'
import { brokenFont, FontFault } from './font-fault.ts'
import { measureLetters } from './measure-letters.ts'
import { type FontTables, unpackFont } from './unpack-font.ts'

const NEEDED = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2']
const OUTLINES = ['glyf', 'CFF ', 'CFF2']
const MICROSOFT = 3
/** Names of a family: that of all its styles where there is one, else that of up to four. */
const FAMILY_NAMES = [16, 1]
const USES_TYPOGRAPHIC_METRICS = 1 << 7
const IS_ITALIC = 1

/** What is read of a font: everything but where it lies. */
export const fontFacts = siteFont.omit({ src: true })
export type FontFacts = z.infer<typeof fontFacts>

/**
 * What a font file is, read from end to end.
 * @throws FontFault
 */
export async function readFont(file: Buffer): Promise<FontFacts> {
  const unpacked = await unpackFont(file)
  const { tables } = unpacked
  if (NEEDED.some((tag) => !tables.has(tag)) || !OUTLINES.some((tag) => tables.has(tag)))
    throw brokenFont()
  // Drawings can hold scripts and lead elsewhere.
  if (tables.has('SVG '))
    throw new FontFault('This font holds drawings (SVG), which can hold programs.')
  try {
    return fontFacts.parse(readTables(unpacked))
  } catch (error) {
    throw error instanceof FontFault ? error : brokenFont(error)
  }
}

function readTables(unpacked: FontTables): FontFacts {
  const table = (tag: string) => unpacked.tables.get(tag)!
  const em = table('head').readUInt16BE(18)
  if (em < 16 || em > 16_384) throw brokenFont()
  const percent = (units: number) => Math.round((Math.max(units, 0) / em) * 10_000) / 100
  const { ascent, descent, lineGap } = readHeights(table('OS/2'), table('hhea'))
  const width = measureLetters(unpacked, em)
  if (width === undefined)
    throw new FontFault('This font has no Latin letters. Send the whole of it rather than a part.')
  const [weight_from, weight_to] = readWeights(unpacked)
  return {
    family: readFamily(table('name')),
    is_italic: (table('OS/2').readUInt16BE(62) & IS_ITALIC) !== 0,
    weight_from,
    weight_to,
    ascent: percent(ascent),
    descent: percent(-descent),
    line_gap: percent(lineGap),
    width: Math.round(Math.min(Math.max(width, 20), 400) * 100) / 100,
  }
}

/** As browsers choose among the three that a font has. */
function readHeights(os2: Buffer, hhea: Buffer) {
  const at = (table: Buffer, start: number) => ({
    ascent: table.readInt16BE(start),
    descent: table.readInt16BE(start + 2),
    lineGap: table.readInt16BE(start + 4),
  })
  const isTypographic = (os2.readUInt16BE(62) & USES_TYPOGRAPHIC_METRICS) !== 0
  return isTypographic ? at(os2, 68) : at(hhea, 4)
}

/** Those of its axis of weights, else its one weight. */
function readWeights({ tables }: FontTables): [number, number] {
  const within = (value: number) => Math.min(Math.max(Math.round(value), 1), 1_000)
  const axes = tables.get('fvar')
  for (let index = 0; axes && index < axes.readUInt16BE(8); index++) {
    const at = axes.readUInt16BE(4) + index * axes.readUInt16BE(10)
    if (axes.toString('latin1', at, at + 4) !== 'wght') continue
    const [least, most] = [at + 4, at + 12].map((start) => within(axes.readInt32BE(start) / 65_536))
    return [Math.min(least!, most!), Math.max(least!, most!)]
  }
  const weight = within(tables.get('OS/2')!.readUInt16BE(4))
  return [weight, weight]
}

/** @throws FontFault for one without a name that could be written */
function readFamily(name: Buffer): string {
  const count = name.readUInt16BE(2)
  const texts = name.readUInt16BE(4)
  const names = Array.from({ length: count }, (_, index) => {
    const [platform, , , id, length, offset] = Array.from({ length: 6 }, (_part, part) =>
      name.readUInt16BE(6 + index * 12 + part * 2),
    ) as [number, number, number, number, number, number]
    const bytes = name.subarray(texts + offset, texts + offset + length)
    return { id, text: tidyFamily(readText(bytes, platform)) }
  })
  const found = FAMILY_NAMES.flatMap((wanted) => names.filter(({ id }) => id === wanted))
  const family = found.find(({ text }) => text !== '')?.text
  if (!family) throw new FontFault('This font has no name.')
  return family
}

const readText = (bytes: Buffer, platform: number): string =>
  platform === MICROSOFT || platform === 0
    ? new TextDecoder('utf-16be').decode(bytes)
    : bytes.toString('latin1')

/** As the names of families that settings have: what could end one is left out. */
const tidyFamily = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N} -]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .replace(/^[ -]+/, '')
    .slice(0, MOST_FAMILY_LETTERS)
    .trim()
