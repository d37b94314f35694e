import type { FontTables } from './unpack-font.ts'

/** French and English as they are read on a site: letters count as often as they come. */
const SAMPLE =
  'Le film raconte comment une famille perdue dans la montagne apprend à vivre avec ses secrets. ' +
  'The series follows a detective who returns to her town and finds that nobody there has told the truth.'

/** Advances of Arial, in 2048ths of its size: what stands in until a font has come. */
const ARIAL: Readonly<Record<string, number>> = {
  ...each(' ftI.', 569),
  ...each('abdeghnopquLàé', 1_139),
  ...each('cksvxyz', 1_024),
  ...each('ijl', 455),
  m: 1_706,
  r: 682,
  w: 1_479,
  T: 1_251,
}
const ARIAL_EM = 2_048

function each(letters: string, advance: number): Record<string, number> {
  return Object.fromEntries([...letters].map((letter) => [letter, advance]))
}

/**
 * How wide the texts of a font are in percent of those of Arial; undefined where it has no letters for them.
 * @param em units of its size
 */
export function measureLetters(font: FontTables, em: number): number | undefined {
  const glyphs = readGlyphs(font.tables.get('cmap')!)
  if (!glyphs) return undefined
  let own = 0
  let arial = 0
  for (const letter of SAMPLE) {
    const glyph = glyphs(letter.codePointAt(0)!)
    if (glyph === 0 && /[a-z ]/.test(letter)) return undefined
    if (glyph === 0) continue
    own += readAdvance(font, glyph) / em
    arial += ARIAL[letter]! / ARIAL_EM
  }
  return own === 0 ? undefined : (own / arial) * 100
}

function readAdvance({ tables, isPackedMetrics }: FontTables, glyph: number): number {
  const measured = tables.get('hhea')!.readUInt16BE(34)
  const index = Math.min(glyph, measured - 1)
  return tables.get('hmtx')!.readUInt16BE(isPackedMetrics ? 1 + index * 2 : index * 4)
}

const BY_SEGMENTS = 4
const BY_GROUPS = 12

/** Which glyph draws a letter (0: none), by one of the two kinds of tables that fonts for browsers have. */
function readGlyphs(cmap: Buffer): ((letter: number) => number) | undefined {
  const count = Math.min(cmap.readUInt16BE(2), 32)
  for (let index = 0; index < count; index++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4))
    const isUnicode = [0, 3].includes(cmap.readUInt16BE(4 + index * 8))
    if (!isUnicode || table.length < 2) continue
    const format = table.readUInt16BE(0)
    if (format === BY_SEGMENTS) return (letter) => glyphOfSegments(table, letter)
    if (format === BY_GROUPS) return (letter) => glyphOfGroups(table, letter)
  }
  return undefined
}

function glyphOfSegments(table: Buffer, letter: number): number {
  const doubled = table.readUInt16BE(6)
  for (let at = 0; at < doubled; at += 2) {
    if (table.readUInt16BE(14 + at) < letter) continue
    const start = table.readUInt16BE(16 + doubled + at)
    if (start > letter) return 0
    const delta = table.readUInt16BE(16 + doubled * 2 + at)
    const offsetAt = 16 + doubled * 3 + at
    const offset = table.readUInt16BE(offsetAt)
    if (offset === 0) return (letter + delta) & 0xffff
    const glyph = table.readUInt16BE(offsetAt + offset + (letter - start) * 2)
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff
  }
  return 0
}

function glyphOfGroups(table: Buffer, letter: number): number {
  const count = table.readUInt32BE(12)
  for (let index = 0; index < count; index++) {
    const at = 16 + index * 12
    const [start, end] = [table.readUInt32BE(at), table.readUInt32BE(at + 4)]
    if (letter >= start && letter <= end) return table.readUInt32BE(at + 8) + letter - start
  }
  return 0
}
