import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { useTestPlatform } from '../../../platform/test-platform.ts'
import { hide, withdraw } from '../withdrawals/withdrawals.factory.ts'
import { buildTitle } from '../titles/titles.factory.ts'
import { importFile } from './media-import.service.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'mediatheque-import-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function writeFilms(name: string, films: unknown[]): string {
  const file = path.join(folder, name)
  const text = films
    .map((film) => (typeof film === 'string' ? film : JSON.stringify(film)))
    .join('\n')
  writeFileSync(file, name.endsWith('.gz') ? gzipSync(text) : text)
  return file
}

describe('importFile', () => {
  const platform = useTestPlatform()
  const run = (file: string, isDryRun = false) =>
    importFile(platform(), { file, type: 'movie', isDryRun })

  it('brings back nothing that was withdrawn', async () => {
    const films = [{ title: 'The Lost Reel', year: 1919, imdb_id: 'tt9000099' }]
    expect(await run(writeFilms('lost.jsonl', films))).toMatchObject({ created: 1 })
    const { db } = platform()
    const lost = db.selectFrom('titles').select('id').where('name', '=', 'The Lost Reel')
    await withdraw(db, 'title', (await lost.executeTakeFirstOrThrow()).id)
    expect(await run(writeFilms('lost.jsonl', films))).toMatchObject({ created: 0, skipped: 1 })
    expect(await lost.execute()).toEqual([])
  })

  it('brings in nothing that is hidden', async () => {
    const films = [{ title: 'The Hidden Reel', year: 1919, imdb_id: 'tt9000097' }]
    expect(await run(writeFilms('hidden.jsonl', films))).toMatchObject({ created: 1 })
    const { db } = platform()
    const reel = db
      .selectFrom('titles')
      .select(['id', 'name'])
      .where('name', '=', 'The Hidden Reel')
    await hide(db, await reel.executeTakeFirstOrThrow())
    expect(await run(writeFilms('hidden.jsonl', films))).toMatchObject({ created: 0, skipped: 1 })
    expect(await reel.execute()).toEqual([])
  })

  it('creates films with people, genres and their lawful home, and changes nothing the second time', async () => {
    const file = writeFilms('one.jsonl.gz', [
      {
        title: 'The Silent House',
        year: 1921,
        cast: ['Ann Lee', 'Bob Day'],
        genres: ['Drama', 'Noir'],
        overview: 'A house.',
        imdb_id: 'tt9000001',
        link: 'https://archive.org/details/silent-house',
      },
      {
        title: 'The Silent House',
        year: 1921,
        genres: ['Horror'],
        poster: 'https://upload.wikimedia.org/p.jpg',
      },
      'not json',
    ])
    expect(await run(file)).toMatchObject({ created: 1, updated: 1, skipped: 0, rejected: 1 })
    const { db } = platform()
    const title = await db
      .selectFrom('titles')
      .selectAll()
      .where('name', '=', 'The Silent House')
      .executeTakeFirstOrThrow()
    expect(title).toMatchObject({
      year: 1921,
      plot: 'A house.',
      poster_url: 'https://upload.wikimedia.org/p.jpg',
      active_links_count: 1,
      links_count: 1,
    })
    expect(title.genre_ids.length).toBe(3)
    expect(await run(file)).toMatchObject({ created: 0, updated: 0, skipped: 2, rejected: 1 })
    const after = await db
      .selectFrom('titles')
      .selectAll()
      .where('id', '=', title.id)
      .executeTakeFirstOrThrow()
    expect(after).toEqual(title)
    const report = readFileSync(
      path.join(platform().config.dataDir, 'imports', 'one.jsonl.gz.rejected.jsonl'),
      'utf8',
    )
    expect(JSON.parse(report.split('\n')[0]!)).toEqual({
      line: 3,
      reason: 'not valid JSON',
      text: 'not json',
    })
  })

  it('completes a title that is there under another way of writing, and overwrites nothing', async () => {
    const { db } = platform()
    const known = await buildTitle(db, { name: 'Spider-Man', year: 1930, plot: 'Written by hand.' })
    const file = writeFilms('two.jsonl', [
      {
        title: 'Spider Man',
        year: 1930,
        overview: 'Imported.',
        poster: 'https://upload.wikimedia.org/s.jpg',
      },
    ])
    expect(await run(file)).toMatchObject({ created: 0, updated: 1 })
    const title = await db
      .selectFrom('titles')
      .select(['plot', 'poster_url', 'name'])
      .where('id', '=', known.id)
      .executeTakeFirstOrThrow()
    expect(title).toEqual({
      name: 'Spider-Man',
      plot: 'Written by hand.',
      poster_url: 'https://upload.wikimedia.org/s.jpg',
    })
  })

  it('keeps two films of one name and year apart when their ids differ', async () => {
    const file = writeFilms('three.jsonl', [
      { title: 'Twins', year: 1935, imdb_id: 'tt9000011' },
      { title: 'Twins', year: 1935, imdb_id: 'tt9000012' },
    ])
    expect(await run(file)).toMatchObject({ created: 2 })
  })

  it('counts each line for itself when several of a batch are about one film', async () => {
    const film = { title: 'Bjørn', year: 1931 }
    const file = writeFilms('repeated.jsonl', [
      film,
      { ...film, title: 'Bjorn', overview: 'A bear.' },
      { ...film, title: 'BJORN' },
      { ...film, imdb_id: 'tt9000021' },
      { title: 'The Bear', year: 1932, imdb_id: 'tt9000021' },
    ])
    expect(await run(file)).toMatchObject({ created: 1, updated: 2, skipped: 2 })
    expect(await run(file)).toMatchObject({ created: 0, updated: 0, skipped: 5 })
  })

  it('knows a film by its Wikidata item, unless its IMDb id says otherwise', async () => {
    const film = {
      title: 'The Item',
      year: 1936,
      imdb_id: 'tt9000031',
      wikidata: 'http://www.wikidata.org/entity/Q9000031',
    }
    const file = writeFilms('items.jsonl', [
      film,
      { title: 'Item, The', year: 1937, wikidata: film.wikidata },
      { ...film, title: 'The Other Item', imdb_id: 'tt9000032' },
    ])
    expect(await run(file)).toMatchObject({ created: 2, updated: 0, skipped: 1 })
    expect(await run(file)).toMatchObject({ skipped: 3 })
  })

  it('tells names of signs only and characters that PostgreSQL refuses apart', async () => {
    const file = writeFilms('signs.jsonl', [
      { title: '???', year: 1930 },
      { title: '!!!', year: 1930 },
      '{"title": "Nul \\u0000, half \\ud800", "year": 1930, "cast": ["A\\u0000B"]}',
    ])
    expect(await run(file)).toMatchObject({ created: 3 })
    expect(await run(file)).toMatchObject({ skipped: 3 })
  })

  it('starts its report anew with each run, and notes what it left out', async () => {
    const file = writeFilms('report.jsonl', [
      'nothing',
      {
        title: 'No Host',
        year: 1930,
        link: 'https://nobody.example/film',
        poster: 'http://insecure.test/p.jpg',
      },
    ])
    await run(file)
    const { rejectedFile, notesFile } = await run(file)
    expect(readFileSync(rejectedFile!, 'utf8').trim().split('\n').length).toBe(1)
    expect(readFileSync(notesFile!, 'utf8')).toContain(
      'poster left out: not an https address; link left out: its host is not in the list of hosts',
    )
  })

  it('says what is wrong with a file that is cut off', async () => {
    const whole = writeFilms(
      'whole.jsonl.gz',
      Array.from({ length: 2_000 }, (_, index) => ({
        title: `Cut ${index} ${Math.sin(index)}`,
        year: 1940,
      })),
    )
    const file = path.join(folder, 'cut.jsonl.gz')
    writeFileSync(file, readFileSync(whole).subarray(0, 10_000))
    await expect(run(file)).rejects.toThrow('unexpected end of file')
  })

  it('writes nothing in a dry run, and counts as a real one would', async () => {
    const file = writeFilms('dry.jsonl', [
      ...Array.from({ length: 600 }, (_, index) => ({ title: `Dry ${index}`, year: 1940 })),
      { title: 'Dry 1', year: 1940 },
      { title: 'Never Written', year: 1940 },
    ])
    expect(await run(file, true)).toMatchObject({ created: 601, updated: 0, skipped: 1 })
    expect(
      await platform()
        .db.selectFrom('import_runs')
        .select('id')
        .where('file_name', '=', 'dry.jsonl')
        .execute(),
    ).toEqual([])
    expect(
      await platform()
        .db.selectFrom('titles')
        .select('id')
        .where('name', '=', 'Never Written')
        .executeTakeFirst(),
    ).toBeUndefined()
  })
})
