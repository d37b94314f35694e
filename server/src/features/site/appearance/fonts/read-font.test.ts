import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { fontFacts, readFont } from './read-font.ts'
import { buildTables, packWoff, packWoff2 } from './test-fonts.ts'
import { WOFF2_TAGS } from './woff2-tags.ts'

const shipped = (name: string) =>
  readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}.woff2`)))

const BROKEN = 'This font is broken.'

describe('a font', () => {
  it('is read for what a style sheet says of it', async () => {
    const tables = buildTables({ family: 'Quay Sans', weight: 700, isItalic: true })
    const facts = {
      family: 'Quay Sans',
      is_italic: true,
      weight_from: 700,
      weight_to: 700,
      ascent: 90,
      descent: 25,
      line_gap: 5,
      width: 134.58,
    }
    expect(await readFont(packWoff2(tables))).toEqual(facts)
    expect(await readFont(packWoff(tables))).toEqual(facts)
  })

  it('has the weights of its axis', async () => {
    const variable = buildTables({ axis: [200, 850] })
    expect(await readFont(packWoff2(variable))).toMatchObject({ weight_from: 200, weight_to: 850 })
  })

  it('that is shipped is as wide as the one that stands in for it', async () => {
    const inter = await readFont(await shipped('inter/files/inter-latin-wght-normal'))
    expect(inter).toMatchObject({
      family: 'Inter',
      weight_from: 100,
      weight_to: 900,
      is_italic: false,
    })
    // By `tokens.css`.
    expect(inter.width).toBeCloseTo(107.12, 0)
    expect((inter.ascent / inter.width) * 100).toBeCloseTo(90.44, 0)
    expect((inter.descent / inter.width) * 100).toBeCloseTo(22.52, 0)
  })

  it('is called by letters that end nothing', async () => {
    const family = `  Quay'); } body{} <b>\\ Sans/*`
    const tables = buildTables({ family })
    expect((await readFont(packWoff2(tables))).family).toBe('Quay body b Sans')
    const nameless = packWoff2(buildTables({ family: '"\';' }))
    await expect(readFont(nameless)).rejects.toThrow('This font has no name.')
  })

  it.each([
    ['holds drawings', packWoff2(buildTables({ more: { 'SVG ': Buffer.from('<svg/>') } })), /SVG/],
    [
      'is nothing but a picture',
      Buffer.from('\x89PNG\r\n\x1a\n'),
      'Please select a font that ends in .woff2 or .woff.',
    ],
    ['is of another kind', packWoff2(buildTables(), { flavour: '%!PS' }), BROKEN],
    ['is several', packWoff2(buildTables(), { flavour: 'ttcf' }), /several fonts/],
    ['has no Latin letters', packWoff2(buildTables({ letters: [0x370, 0x3ff] })), /no Latin/],
    [
      'has something behind it',
      packWoff2(buildTables(), { behind: Buffer.alloc(64, 'x') }),
      BROKEN,
    ],
    [
      'has something behind it that it counts as its own',
      packWoff(buildTables(), { behind: Buffer.alloc(64, 'x'), isCounted: true }),
      BROKEN,
    ],
    [
      'has something behind what is unpacked',
      packWoff2(buildTables(), { behind: Buffer.alloc(64, 'x'), isCounted: true }),
      BROKEN,
    ],
    [
      'has a part for its maker',
      packWoff2(buildTables(), { lies: { 40: 8, 44: 4 } }),
      /private data/,
    ],
    [
      'has a part that is not there',
      packWoff2(buildTables(), { lies: { 28: 9_999, 32: 4 } }),
      BROKEN,
    ],
    ['says less than it unpacks', packWoff2(buildTables(), { said: { hmtx: 2 } }), BROKEN],
    ['says more than it unpacks', packWoff2(buildTables(), { said: { hmtx: 400 } }), BROKEN],
    [
      'unpacks to more than there is room for',
      packWoff2(buildTables({ more: { junk: Buffer.alloc(20_000_000) } })),
      /too large when it is unpacked/,
    ],
    ['lacks a table', packWoff2({ head: Buffer.alloc(54) }), BROKEN],
    ['ends too early', packWoff2(buildTables()).subarray(0, 60), BROKEN],
    ['is its head alone', packWoff2(buildTables()).subarray(0, 20), BROKEN],
  ])('that %s is refused', async (_what, file, message) => {
    await expect(readFont(file)).rejects.toThrow(message)
  })

  it('is refused without reading it whole where it unpacks without end', async () => {
    const bomb = brotliCompressSync(Buffer.alloc(60_000_000))
    const file = packWoff2(buildTables())
    const cut = Buffer.concat([file.subarray(0, file.length - file.readUInt32BE(20)), bomb])
    cut.writeUInt32BE(cut.length, 8)
    cut.writeUInt32BE(bomb.length, 20)
    const before = process.memoryUsage().arrayBuffers
    await expect(readFont(cut)).rejects.toThrow(BROKEN)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32_000_000)
  })

  it('is read or refused, and nothing else, whichever of its bytes is another', async () => {
    const files = [packWoff2(buildTables({ axis: [200, 850] })), packWoff(buildTables())]
    for (const file of files)
      for (let place = 0; place < file.length; place++) {
        const changed = Buffer.from(file)
        changed[place] = changed[place]! ^ 0xff
        const outcome = await readFont(changed).catch((error: unknown) => error)
        if (outcome instanceof Error) expect(outcome.name, String(place)).toBe('FontFault')
        else expect(fontFacts.safeParse(outcome).success, String(place)).toBe(true)
      }
  })

  it('names its tables as WOFF 2 numbers them', () => {
    expect(WOFF2_TAGS).toHaveLength(63)
    expect([WOFF2_TAGS[10], WOFF2_TAGS[36], WOFF2_TAGS[47], WOFF2_TAGS[62]]).toEqual([
      'glyf',
      'SVG ',
      'fvar',
      'Sill',
    ])
  })
})
