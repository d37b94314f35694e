import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestPlatform } from '../../../platform/test-platform.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { importCatalogue } from './import-catalogue.ts'
import { listFaults } from './import-faults.repository.ts'
import { writeBatch } from './import-batch.repository.ts'
import { finishRun, openRun } from './import-runs.repository.ts'
import { buildRandomCatalogue } from './random-catalogue.factory.ts'
import { readRawLines } from './catalogue-lines.ts'

const test = useTestPlatform()
const empty = () =>
  sql`truncate titles, people, genres, keywords, import_runs, merged_title_keys, title_merges restart identity cascade`.execute(
    test().db,
  )
beforeEach(empty)

async function exported(after?: Parameters<typeof exportCatalogue>[1]): Promise<string[]> {
  const lines: string[] = []
  for await (const line of exportCatalogue(test(), after)) lines.push(line)
  return lines
}
const withoutIds = (lines: readonly string[]) => lines.map((line) => line.replace(/"id":\d+,/, ''))

let made = 0
async function load(chunks: readonly (string | Uint8Array)[], signal?: AbortSignal) {
  const run = await openRun(test().db, {
    fileName: 'a',
    fileHash: `${(made += 1)}`,
    type: 'catalogue',
  })
  return goOn(run, chunks, signal)
}
async function goOn(
  run: Awaited<ReturnType<typeof openRun>>,
  chunks: readonly (string | Uint8Array)[],
  signal?: AbortSignal,
) {
  await importCatalogue(test(), run, {
    open: async function* (from: number) {
      yield Buffer.concat(chunks.map((chunk) => Buffer.from(chunk))).subarray(from)
    },
    ...(signal && { signal }),
  })
  const { created, updated, skipped, rejected, id } = await finishRun(test().db, run.id)
  const faults = await listFaults(test().db, id, { after: 0, limit: 100 })
  return {
    created,
    updated,
    skipped,
    rejected,
    faults: faults.map(({ line, reason }) => `${line} ${reason}`),
  }
}
const title = (more: object = {}) =>
  `${JSON.stringify({ mediatheque: 1, kind: 'title', key: 'a', type: 'movie', name: 'Nosferatu', ...more })}\n`

describe('the whole catalogue in a file', () => {
  it.each([1, 2, 3])(
    'comes back from an empty database as it went, to the byte (%i)',
    async (seed) => {
      await buildRandomCatalogue(test().db, seed)
      const before = await exported()
      expect(before.length).toBeGreaterThan(30)
      await empty()
      expect(await load(before)).toMatchObject({ created: before.length, rejected: 0, faults: [] })
      const after = await exported()
      expect(withoutIds(after)).toEqual(withoutIds(before))
      // The same again changes nothing.
      const again = await load(before)
      expect(again).toMatchObject({ created: 0, updated: 0, skipped: before.length, rejected: 0 })
      expect(await exported()).toEqual(after)
    },
  )

  it('goes on after any line', async () => {
    await buildRandomCatalogue(test().db, 4)
    const all = await exported()
    for (const at of [0, 7, 14, 15, 20]) {
      const { kind, id } = JSON.parse(all[at]!) as { kind: 'person' | 'title'; id: number }
      expect(await exported({ kind, id })).toEqual(all.slice(at + 1))
    }
  })

  it('completes what is there, and leaves alone what is said otherwise or locked', async () => {
    await load([title({ year: 1922, plot: 'Ours', locks: ['tagline'] })])
    const other = title({
      year: 1979,
      plot: 'Theirs',
      tagline: 'Boo',
      runtime: 94,
      original_name: 'N',
    })
    expect(await load([other])).toMatchObject({ created: 0, updated: 1 })
    const [line] = await exported()
    expect(JSON.parse(line!)).toMatchObject({ year: 1922, plot: 'Ours', runtime: 94 })
    expect(line).not.toContain('Boo')
  })

  it('goes on where an import stopped', async () => {
    await buildRandomCatalogue(test().db, 5)
    const all = await exported()
    await empty()
    const run = await openRun(test().db, {
      fileName: 'a',
      fileHash: 'stopped',
      type: 'catalogue',
    })
    const broken = async function* () {
      yield Buffer.from(all.slice(0, 20).join(''))
      throw new Error('the disk is gone')
    }
    await expect(importCatalogue(test(), run, { open: broken })).rejects.toThrow('disk')
    const same = await openRun(test().db, {
      fileName: 'a',
      fileHash: 'stopped',
      type: 'catalogue',
    })
    expect(same.id).toBe(run.id)
    await goOn(same, all)
    expect(withoutIds(await exported())).toEqual(withoutIds(all))
  })

  it('is imported once by two who do it at once', async () => {
    await buildRandomCatalogue(test().db, 6)
    const all = await exported()
    await empty()
    await Promise.allSettled([load(all), load(all), load(all)])
    expect(withoutIds(await exported())).toEqual(withoutIds(all))
  })
})

describe('a file that somebody made', () => {
  it('is read as far as it can be, and says of each line what is wrong', async () => {
    const lines: (string | Uint8Array)[] = [
      title({ key: 'good', surprise: 1 }),
      '\n',
      'nonsense\n',
      Buffer.from([0x7b, 0xff, 0xfe, 0x0a]),
      title({ key: 'nul', name: 'A\0B' }),
      title({ key: 'huge', year: 2_147_483_648 }),
      title({ key: 'script', videos: [{ name: 'x', type: 'embed', url: 'javascript:alert(1)' }] }),
      title({ key: 'twice', seasons: [{ number: 1 }, { number: 1 }] }),
      title({ mediatheque: 2 }),
      title({ kind: 'list' }),
      '[]\n',
      title({ key: 'good', plot: 'Added later' }),
      title({ key: 'half' }).slice(0, 30),
    ]
    const result = await load(lines)
    expect(result).toMatchObject({ created: 1, updated: 1, rejected: 10 })
    expect(result.faults.map((fault) => Number(fault.split(' ')[0]))).toEqual([
      1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13,
    ])
    expect(result.faults[0]).toContain('surprise')
    expect((await exported()).map((line) => JSON.parse(line).plot)).toEqual(['Added later'])
  })

  it('may have a line of a hundred megabytes, of which little is ever in memory', async () => {
    const megabyte = Buffer.alloc(1024 * 1024, 'x')
    async function* endless() {
      yield Buffer.from('{"a":"')
      for (let count = 0; count < 100; count++) yield megabyte
      yield Buffer.from(`"}\n${title()}`)
    }
    const before = process.memoryUsage().arrayBuffers
    const lines: string[] = []
    for await (const { fault, text } of readRawLines(endless(), 2 * 1024 * 1024)) {
      lines.push(fault ?? text)
      expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 * 1024 * 1024)
    }
    expect(lines).toEqual(['longer than 2097152 bytes', title().trim()])
  })

  it('names people without a line of their own, and the same person by another number', async () => {
    const credit = { person: 'p', name: 'Max Schreck', department: 'cast' }
    await load([title({ credits: [credit] })])
    const person = { mediatheque: 1, kind: 'person', key: 'q', name: 'Max Schreck' }
    const known = { ...person, external_ids: [{ provider: 'tmdb', value: '7' }] }
    await load([`${JSON.stringify(known)}\n`, `${JSON.stringify({ ...known, key: 'r' })}\n`])
    await load([title({ key: 'b', credits: [{ ...credit, person: 'r' }] })])
    const lines = (await exported()).map((line) => JSON.parse(line))
    expect(lines.map(({ key }) => key)).toEqual(['p', 'q', 'a', 'b'])
    expect(lines[3].credits[0].person).toBe('q')
  })
})

describe('a title that went into another', () => {
  async function merge() {
    const { db } = test()
    const made = (name: string) =>
      db
        .insertInto('titles')
        .values({ type: 'movie', name, year: 1926 })
        .returning(['id', 'import_key'])
        .executeTakeFirstOrThrow()
    const [gone, kept, last] = [await made('Faust'), await made('Faust, a legend'), await made('F')]
    for (const [from, into] of [
      [gone, kept],
      [kept, last],
    ] as const) {
      await db
        .insertInto('title_merges')
        .values({ from_id: from.id, into_id: into.id, moved: '[]' })
        .execute()
      await db.deleteFrom('titles').where('id', '=', from.id).execute()
    }
    return { gone, last }
  }
  const titlesNow = async () =>
    (await test().db.selectFrom('titles').select('id').execute()).map(({ id }) => id)

  it('is not entered again by a line without numbers, of a catalogue or of films', async () => {
    const { gone, last } = await merge()
    const again = title({ key: gone.import_key, name: 'Faust', year: 1926, runtime: 107 })
    expect(await load([again])).toMatchObject({ created: 0, updated: 1 })
    const film = {
      line: 1,
      name: 'Faust',
      year: 1926,
      overview: 'A pact',
      poster: null,
      imdb: null,
      wikidata: null,
    }
    const row = { ...film, popularity: 1, cast: [], genres: [], link: null }
    const counts = await test()
      .db.transaction()
      .execute((tx) => writeBatch(tx, 'movie', [row]))
    expect(counts).toMatchObject({ created: 0, updated: 1 })
    expect(await titlesNow()).toEqual([last.id])
  })

  it('is entered again once the merge was undone', async () => {
    const { last } = await merge()
    await test()
      .db.updateTable('title_merges')
      .set({ undone_at: new Date(), moved: null })
      .execute()
    await load([title({ key: 'movie:faust:1926', name: 'Faust', year: 1926 })])
    expect(await titlesNow()).toEqual([last.id, expect.any(Number)])
  })
})
