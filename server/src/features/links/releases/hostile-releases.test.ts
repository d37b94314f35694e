import { cpuMs } from '@mediatheque/contract/core/cpu-time.factory.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { seededRandom } from '../../../test-hostile-input.ts'
import { announceHere } from './announce-here.ts'
import { readNzb } from './read-nzb.ts'
import { readReleaseName } from './read-release-name.ts'
import { readTorrent } from './read-torrent.ts'
import { buildNzb, buildTorrent } from './release-files.factory.ts'
import { ReleaseFault } from './release-fault.ts'

/**
 * Files that strangers made, changed at random: each is read or refused with a reason, in little time and memory. A few of
 * them here; `HOSTILE_RELEASES=100000 vitest run hostile-releases` for many, and HOSTILE_SEED for others.
 */
const COUNT = Number(process.env['HOSTILE_RELEASES'] ?? 3_000)
const SEED = Number(process.env['HOSTILE_SEED'] ?? 20_261_122)
type Random = ReturnType<typeof seededRandom>
const SLOWEST_MS = 1_000
const MOST_HEAP_BYTES = 150 * 1024 ** 2
const MEBIBYTE = 1024 ** 2
const ALL_MS = Math.max(60_000, COUNT * 20)

const TORRENTS = [
  buildTorrent({ files: { 'a.mkv': 40_000, 'b/c.srt': 70 } }),
  buildTorrent({ version: 'v2', files: { 'a.mkv': 40_000, 'b/c.srt': 70 } }),
  buildTorrent({ version: 'hybrid', isPrivate: true }),
]
const NZBS = [
  buildNzb(),
  buildNzb({ files: { 'a.rar': [1, 2], 'b.par2': [3] }, meta: { title: 'A &amp; B' } }),
].map((text) => Buffer.from(text))
/** What means something to one of the readers. */
const PIECES = [
  ...`i e l d : 0 - 99999999999999999999 4294967296: i-0e de le 4:info 6:pieces 9:file 0: ../ 14:meta < > </nzb> <file> <segment &amp; &x; <!DOCTYPE ]]> <![CDATA[`.split(
    ' ',
  ),
  '12:piece length',
  '12:piece layers',
  '<segment bytes="9" number="1">',
  '<?xml encoding="utf-16"?>',
  '<!DOCTYPE [',
  '\0',
  '\ufeff',
  '\u202e',
  '"',
].map((piece) => Buffer.from(piece))

/** Up to four changes: bytes turned, taken out, put in, doubled, or brought from another file. */
function mutate(random: Random, original: Buffer): Buffer {
  let bytes = Buffer.from(original)
  const at = (most: number) => Math.floor(random() * (most + 1))
  for (let changes = at(3); changes >= 0; changes--) {
    const place = at(bytes.length)
    const end = Math.min(bytes.length, place + at(40))
    const [head, tail] = [bytes.subarray(0, place), bytes.subarray(place)]
    const kinds = [
      () => Buffer.concat([head, Buffer.from([at(255)]), tail.subarray(1)]),
      () => head,
      () => Buffer.concat([head, bytes.subarray(end)]),
      () => Buffer.concat([head, PIECES[at(PIECES.length - 1)]!, tail]),
      () => Buffer.concat([head, ...Array(1 + at(50)).fill(bytes.subarray(place, end)), tail]),
      () => Buffer.concat([head, [...TORRENTS, ...NZBS][at(4)]!.subarray(at(500))]),
    ]
    bytes = kinds[at(kinds.length - 1)]!().subarray(0, 2 * MEBIBYTE)
  }
  return bytes
}

/** How often each came out, so that a run that reads nothing is none. */
const outcomes = { read: 0, refused: 0 }

/** Reads it, or is refused in the words of ours. @returns how long that took */
async function timeOf(read: () => Promise<unknown>, what: () => string): Promise<number> {
  const began = cpuMs()
  try {
    await read()
    outcomes.read += 1
  } catch (error) {
    outcomes.refused += 1
    if (!(error instanceof ReleaseFault)) throw new Error(what(), { cause: error })
  }
  return cpuMs() - began
}

const shown = (bytes: Buffer) => `Neither read nor refused: ${bytes.toString('base64')}`

describe('a file that strangers made', () => {
  let slowest = 0
  const note = (took: number) => {
    slowest = Math.max(slowest, took)
  }

  beforeAll(() => {
    readReleaseName('The first one compiles its expressions')
  })

  it(
    `is read or refused with a reason, in bounded time and memory: ${COUNT} of them`,
    { timeout: ALL_MS },
    async () => {
      const random = seededRandom(SEED)
      globalThis.gc?.()
      const before = process.memoryUsage().heapUsed
      for (let made = 0; made < COUNT; made++) {
        const sources = [...TORRENTS, ...NZBS]
        const bytes = mutate(random, sources[made % sources.length]!)
        note(
          await timeOf(
            () => readNzb([bytes]),
            () => shown(bytes),
          ),
        )
        note(
          await timeOf(
            async () => {
              await readTorrent(bytes)
              // What can be read can be given out, and is then read as the same.
              const given = await readTorrent(
                announceHere(bytes, 'https://site.example/announce/x'),
              )
              expect(given.trackers).toEqual(['https://site.example/announce/x'])
            },
            () => shown(bytes),
          ),
        )
        note(
          await timeOf(
            async () => readReleaseName(bytes.toString('latin1').slice(0, 300)),
            () => shown(bytes),
          ),
        )
      }
      expect(Math.min(outcomes.read, outcomes.refused)).toBeGreaterThan(COUNT / 20)
      expect(slowest).toBeLessThan(SLOWEST_MS)
      expect(process.memoryUsage().heapUsed - before).toBeLessThan(MOST_HEAP_BYTES)
    },
  )

  it.each([
    ['lists in lists', Buffer.alloc(10 * MEBIBYTE, 'l')],
    ['dictionaries in dictionaries', Buffer.alloc(10 * MEBIBYTE, 'd1:a')],
    ['empty lists', Buffer.from(`l${'le'.repeat(5 * MEBIBYTE - 1)}e`)],
    ['a number without an end', Buffer.alloc(10 * MEBIBYTE, '9')],
    ['elements in elements', Buffer.from(`<nzb>${'<a>'.repeat(3 * MEBIBYTE)}`)],
    ['one attribute', Buffer.from(`<nzb><file subject="${'x'.repeat(9 * MEBIBYTE)}"`)],
    ['attributes', Buffer.from(`<nzb ${'a="" '.repeat(2 * MEBIBYTE)}>`)],
    ['references to nothing', Buffer.from(`<nzb>${'&lol;'.repeat(2 * MEBIBYTE)}</nzb>`)],
    ['one comment', Buffer.from(`<nzb><!--${'-'.repeat(9 * MEBIBYTE)}--></nzb>`)],
    ['nothing', Buffer.alloc(10 * MEBIBYTE)],
  ])('of ten megabytes of %s is refused within a moment', async (_what, bytes) => {
    for (const read of [() => readNzb([bytes]), () => readTorrent(bytes)]) {
      const began = cpuMs()
      await expect(read()).rejects.toBeInstanceOf(ReleaseFault)
      expect(cpuMs() - began).toBeLessThan(5_000)
    }
  })
})
