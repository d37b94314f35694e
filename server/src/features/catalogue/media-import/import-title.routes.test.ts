import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { withdraw } from '../withdrawals/withdrawals.factory.ts'
import { buildTitle } from '../titles/titles.factory.ts'
import { json, startTestService } from './test-outside-services.ts'
import { answerSeries, movieOfTmdb } from './test-tmdb.ts'

const outside = await startTestService()
const test = useTestApp()
afterAll(() => outside.stop())

type Caller = Awaited<ReturnType<typeof test.as>>
let team = {} as Caller
let last = 2_000
/** Works are kept for a while: each test has numbers of its own. */
const newId = () => ++last

const send = (body: object, who = team) => who.call('POST', '/api/v1/media/import', body)
const importOf = async (body: object) => {
  const answer = await send(body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const again = async (id: number) => {
  const answer = await team.call('POST', `/api/v1/media/import/titles/${id}/again`, {})
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().outcome
}
const sheetOf = async (id: number) =>
  (await team.call('GET', `/api/v1/media/import/titles/${id}`)).json()
const changeByHand = async (id: number, body: object) => {
  const { sheet } = await sheetOf(id)
  const answer = await team.call('PUT', `/api/v1/media/import/titles/${id}`, {
    version: sheet.version,
    ...body,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().sheet
}
const titleOf = async (id: number, cookieOf = team) =>
  (await cookieOf.call('GET', `/api/v1/titles/${id}`)).json()
const episodesOf = (id: number) =>
  test.platform.db
    .selectFrom('episodes')
    .select(['id', 'season_number', 'episode_number', 'name'])
    .where('title_id', '=', id)
    .orderBy('season_number')
    .orderBy('episode_number')
    .execute()
const eventsOf = (id: number) =>
  test.platform.db
    .selectFrom('audit_events')
    .select(['action', 'changes', 'actor_id'])
    .where('record_type', '=', 'title')
    .where('record_id', '=', String(id))
    .orderBy('id')
    .execute()

beforeAll(async () => {
  team = await test.as('admin')
})
beforeEach(() =>
  updateSettings(test.platform, {
    import_tmdb: { api: outside.origin, pictures: outside.origin },
    import_tmdb_key: { api_key: 'key-of-tmdb' },
    import_igdb: { api: outside.origin, login: outside.origin },
    import_igdb_key: { client_id: 'client', client_secret: 'secret' },
    import_books: { is_on: true, open_library: outside.origin, google_books: outside.origin },
    import_deezer: { is_on: true, api: outside.origin },
  }),
)

describe('an import of a series', () => {
  it('brings names in both languages, people, seasons with episodes, pictures, ids and trailers', async () => {
    const id = newId()
    answerSeries(outside, { id })
    const { mediaItem, outcome } = await importOf({ media_type: 'series', id })
    expect(outcome).toEqual({ is_new: true, changed: [], kept: [] })
    const { sheet, import: from } = await sheetOf(mediaItem.id)
    expect(sheet).toMatchObject({
      name: 'The Lighthouse Keepers',
      name_fr: 'Les Gardiens du phare',
      original_name: 'Les Gardiens du phare',
      year: 2019,
      release_date: '2019-04-07',
      plot: 'Two keepers and a storm.',
      plot_fr: 'Deux gardiens et une tempête.',
      certification: '12',
      runtime: 52,
      poster: `${outside.origin}/t/p/original/poster.jpg`,
    })
    expect(from).toMatchObject({ media_type: 'series', source: 'tmdb', id, is_airing: true })
    const shown = await titleOf(mediaItem.id)
    expect(shown.title).toMatchObject({ is_series: true, type: 'series' })
    for (const word of ['Jean Morel', 'Yann', 'Original Music Composer', 'Season 2', 'Trailer one'])
      expect(JSON.stringify(shown)).toContain(word)
    expect(await episodesOf(mediaItem.id)).toMatchObject([
      { season_number: 1, episode_number: 1, name: 'Arrival' },
      { season_number: 1, episode_number: 2, name: 'Fog' },
      { season_number: 2, episode_number: 1, name: 'Return' },
      { season_number: 2, episode_number: 2, name: 'Ice' },
    ])
    const inLanguage = async (path: string, language: string) =>
      (
        await test.app.inject({ url: `/api/v1/${path}`, headers: { 'accept-language': language } })
      ).json()
    const path = `titles/${mediaItem.id}/seasons/1`
    for (const [language, season, first, second, description] of [
      ['en', 'Season 1', 'Arrival', 'Fog', 'What happens in Arrival.'],
      ['fr', 'Saison 1', 'Arrival (vf)', 'Fog', 'Ce qui arrive dans Arrival.'],
    ] as const) {
      const read = await inLanguage(path, language)
      expect(read.season).toMatchObject({ name: season, description: 'The year 1.' })
      const { pagination } = await inLanguage(`${path}/episodes`, language)
      expect(pagination.data).toMatchObject([{ name: first, description }, { name: second }])
      const one = await inLanguage(`${path}/episodes/2`, language)
      expect(one.episode.name).toBe(second)
      expect(JSON.stringify(one)).toContain(`"${first}"`)
    }
    const { db } = test.platform
    const ids = await db
      .selectFrom('title_external_ids')
      .selectAll()
      .where('title_id', '=', mediaItem.id)
      .execute()
    expect(Object.fromEntries(ids.map(({ provider, value }) => [provider, value]))).toEqual({
      tmdb: `tv/${id}`,
      imdb: 'tt7654321',
      wikidata: 'Q1234567',
      tvdb: '5555',
    })
    const videos = await db
      .selectFrom('videos')
      .select(['type', 'url'])
      .where('title_id', '=', mediaItem.id)
      .execute()
    expect(videos).toEqual([
      { type: 'embed', url: 'https://www.youtube-nocookie.com/embed/abcdefghijk' },
    ])
    const genres = await db
      .selectFrom('title_genres as tg')
      .innerJoin('genres as g', 'g.id', 'tg.genre_id')
      .select('g.slug')
      .where('tg.title_id', '=', mediaItem.id)
      .execute()
    expect(genres.map(({ slug }) => slug).toSorted()).toEqual([
      'drama',
      'fantasy',
      'science-fiction',
    ])
    expect(await eventsOf(mediaItem.id)).toMatchObject([{ action: 'created', actor_id: team.id }])
    await db.deleteFrom('titles').where('id', '=', mediaItem.id).execute()
  })

  it('leaves alone what was changed by hand, and says so, until the lock is opened', async () => {
    const id = newId()
    answerSeries(outside, { id, external_ids: {} })
    const { mediaItem } = await importOf({ media_type: 'series', id })
    const edited = await changeByHand(mediaItem.id, {
      name: 'The Keepers',
      plot_fr: 'Notre résumé.',
    })
    expect(edited.locks.toSorted()).toEqual(['name', 'plot_fr'])
    const before = await episodesOf(mediaItem.id)
    answerSeries(
      outside,
      {
        id,
        external_ids: {},
        name: 'Keepers of the Light',
        overview: 'Two keepers, a storm, and a stranger.',
        genres: [{ name: 'Drama' }],
        created_by: [],
        translations: {
          translations: [
            { iso_639_1: 'fr', iso_3166_1: 'FR', data: { overview: 'Autre résumé.' } },
          ],
        },
      },
      [
        ['Arrival', 'Fog'],
        ['The return', 'Ice', 'Dawn'],
      ],
    )
    const outcome = await again(mediaItem.id)
    expect(outcome.is_new).toBe(false)
    expect(outcome.changed.toSorted()).toEqual(['genres', 'people', 'plot', 'seasons'])
    expect(outcome.kept.toSorted()).toEqual(['name', 'plot_fr'])
    const { sheet } = await sheetOf(mediaItem.id)
    expect(sheet).toMatchObject({
      name: 'The Keepers',
      plot: 'Two keepers, a storm, and a stranger.',
      plot_fr: 'Notre résumé.',
    })
    const after = await episodesOf(mediaItem.id)
    expect(after.map(({ name }) => name)).toEqual(['Arrival', 'Fog', 'The return', 'Ice', 'Dawn'])
    expect(after.slice(0, 4).map((episode) => episode.id)).toEqual(
      before.map((episode) => episode.id),
    )

    await changeByHand(mediaItem.id, { locks: ['plot_fr'] })
    expect(await again(mediaItem.id)).toEqual({
      is_new: false,
      changed: ['name'],
      kept: ['plot_fr'],
    })
    expect(await again(mediaItem.id)).toEqual({ is_new: false, changed: [], kept: ['plot_fr'] })
    const events = await eventsOf(mediaItem.id)
    expect(events.map(({ action }) => action)).toEqual([
      'created',
      'updated',
      'updated',
      'updated',
      'updated',
    ])
    expect(events[1]?.changes).toMatchObject({ name: ['The Lighthouse Keepers', 'The Keepers'] })
  })

  it('calls an episode by its name in both languages as soon as it has one', async () => {
    const id = newId()
    const second = async (titleId: number) => {
      const url = `/api/v1/titles/${titleId}/seasons/1/episodes/2`
      const names = ['en', 'fr'].map(async (language) => {
        const answer = await test.app.inject({ url, headers: { 'accept-language': language } })
        return answer.json().episode.name
      })
      return Promise.all(names)
    }
    answerSeries(outside, { id, external_ids: {} }, [['Arrival', 'Episode 2'], ['Return']])
    const { mediaItem } = await importOf({ media_type: 'series', id, into: 'new' })
    expect(await second(mediaItem.id)).toEqual(['Episode 2', 'Épisode 2'])
    answerSeries(outside, { id, external_ids: {} }, [['Arrival', 'Fog'], ['Return']])
    expect(await again(mediaItem.id)).toMatchObject({ changed: ['seasons'] })
    expect(await second(mediaItem.id)).toEqual(['Fog', 'Fog'])
    expect(await again(mediaItem.id)).toMatchObject({ changed: [] })
  })

  it('keeps locked episodes as they are, and still adds new ones', async () => {
    const id = newId()
    answerSeries(outside, { id, external_ids: {} })
    const { mediaItem } = await importOf({ media_type: 'series', id, into: 'new' })
    await changeByHand(mediaItem.id, { locks: ['seasons', 'people', 'keywords'] })
    answerSeries(
      outside,
      { id, external_ids: {}, created_by: [], keywords: { results: [{ name: 'island' }] } },
      [
        ['Renamed', 'Fog'],
        ['Return', 'Ice', 'Dawn'],
      ],
    )
    expect(await again(mediaItem.id)).toMatchObject({ kept: ['keywords', 'people', 'seasons'] })
    expect((await episodesOf(mediaItem.id)).map(({ name }) => name)).toEqual([
      'Arrival',
      'Fog',
      'Return',
      'Ice',
      'Dawn',
    ])
  })
})

describe('an import', () => {
  it('is refused by field', async () => {
    for (const id of ['', 'x', 0, -1, 1.5]) {
      const answer = await send({ media_type: 'movie', id })
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['id']])
    }
    expect((await send({ media_type: 'movie', id: 999_999 })).json().errors).toEqual({
      id: ['The outside database knows nothing by this id.'],
    })
    expect((await send({ media_type: 'film', id: 1 })).json().errors).toHaveProperty('media_type')
    expect(
      (await send({ media_type: 'movie', id: 1, category: 999 })).json().errors,
    ).toHaveProperty('category')
    const id = newId()
    outside.answer(`/3/movie/${id}`, movieOfTmdb(id))
    expect((await send({ media_type: 'movie', id, into: 999_999 })).json().errors).toHaveProperty(
      'into',
    )
    for (const role of ['member', 'uploader'] as const)
      expect((await send({ media_type: 'movie', id }, await test.as(role))).statusCode).toBe(403)
  })

  it('brings back nothing that was withdrawn', async () => {
    const id = newId()
    answerSeries(outside, { id })
    const { mediaItem } = await importOf({ media_type: 'series', id })
    await withdraw(test.platform.db, 'title', mediaItem.id)
    // Nor under the number of something else.
    const other = await buildTitle(test.platform.db, { name: 'Something else', is_series: true })
    for (const into of [undefined, 'new', other.id]) {
      const answer = await send({ media_type: 'series', id, into })
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        { into: ['This was withdrawn after a takedown notice, and is not imported again.'] },
      ])
    }
  })

  it('makes one title, however many ask for it at once', async () => {
    const id = newId()
    outside.answer(`/3/movie/${id}`, movieOfTmdb(id, { title: `Ten at once ${id}` }))
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => importOf({ media_type: 'movie', id, into: 'new' })),
    )
    expect(new Set(answers.map(({ mediaItem }) => mediaItem.id)).size).toBe(1)
    expect(answers.filter(({ outcome }) => outcome.is_new)).toHaveLength(1)
  })

  it('recognises a title of this name and year, and is told whether it is that one', async () => {
    const id = newId()
    const here = await buildTitle(test.platform.db, { name: 'THE TIDE', year: 1931, plot: 'Ours.' })
    const other = await buildTitle(test.platform.db, { name: 'The Tide', year: 1960 })
    outside.answer(`/3/movie/${id}`, movieOfTmdb(id))
    const asked = await team.call('GET', `/api/v1/media/import/preview?media_type=movie&id=${id}`)
    expect(asked.json()).toMatchObject({
      title: { id, name: 'The Tide', year: 1931, title_id: null },
      candidates: [{ id: here.id, name: 'THE TIDE' }],
    })
    expect((await send({ media_type: 'movie', id })).json().errors).toHaveProperty('into')
    const merged = await importOf({ media_type: 'movie', id, into: here.id })
    expect(merged.mediaItem.id).toBe(here.id)
    expect(merged.outcome).toMatchObject({
      is_new: false,
      changed: expect.arrayContaining(['name', 'plot', 'runtime']),
    })
    // From now on it is known by its id.
    expect((await importOf({ media_type: 'movie', id })).mediaItem.id).toBe(here.id)
    expect((await send({ media_type: 'movie', id, into: other.id })).json().errors).toHaveProperty(
      'into',
    )
    const second = newId()
    outside.answer(`/3/movie/${second}`, movieOfTmdb(second))
    expect((await importOf({ media_type: 'movie', id: second, into: 'new' })).outcome.is_new).toBe(
      true,
    )
  })

  it('enters a film in the category that was chosen', async () => {
    const id = newId()
    outside.answer(`/3/movie/${id}`, movieOfTmdb(id, { title: `A documentary ${id}` }))
    const { sources } = (await team.call('GET', '/api/v1/media/import/sources')).json()
    const category = sources[0].categories.find(({ type }: { type: string }) => type === 'doc')
    const { mediaItem } = await importOf({ media_type: 'movie', id, category: category.id })
    expect(mediaItem.type).toBe('doc')
  })

  it('takes games, books and music too', async () => {
    const [game, album] = [newId(), newId()]
    outside.answer('/oauth2/token', {
      access_token: 'token',
      expires_in: 5_000_000,
      token_type: 'bearer',
    })
    outside.answer('/v4/games', [
      {
        id: game,
        name: 'Block Party',
        summary: 'Falling blocks.',
        first_release_date: 455_328_000,
        cover: { image_id: 'co1' },
        genres: [{ name: 'Puzzle' }],
        involved_companies: [{ company: { id: 1, name: 'Elorg' }, developer: true }],
        alternative_names: [{ name: 'Fête des blocs', comment: 'French title' }],
      },
    ])
    const { mediaItem: played } = await importOf({ media_type: 'games', id: game })
    expect((await sheetOf(played.id)).sheet).toMatchObject({
      name: 'Block Party',
      name_fr: 'Fête des blocs',
      year: 1984,
      poster: 'https://images.igdb.com/igdb/image/upload/t_1080p/co1.jpg',
    })
    outside.answer('/api/books', {
      'ISBN:9780486411095': {
        title: 'Dracula',
        subtitle: 'A Mystery',
        authors: [{ name: 'Bram Stoker' }],
        publish_date: 'May 2000',
        subjects: [{ name: 'Vampires' }],
        cover: { large: 'https://covers.openlibrary.org/b/id/5-L.jpg' },
      },
    })
    outside.answer('/books/v1/volumes', {
      totalItems: 1,
      items: [
        {
          id: 'x',
          volumeInfo: {
            title: 'Dracula',
            description: 'Letters.',
            language: 'en',
            industryIdentifiers: [{ type: 'ISBN_10', identifier: '0486411095' }],
          },
        },
      ],
    })
    const { mediaItem: book } = await importOf({ media_type: 'ebook', id: 486411095 })
    expect((await sheetOf(book.id)).sheet).toMatchObject({
      name: 'Dracula: A Mystery',
      plot: 'Letters.',
      year: 2000,
    })
    outside.answer(`/album/${album}`, {
      id: album,
      title: 'Quiet Pieces',
      artist: { id: 9, name: 'Erik S.' },
      contributors: [{ id: 9, name: 'Erik S.' }],
      genres: { data: [{ name: 'Classical' }] },
      release_date: '2001-02-03',
      duration: 3_000,
      cover_xl: 'https://cdn-images.dzcdn.net/x.jpg',
      upc: '724349000000',
      label: 'Label',
    })
    const { mediaItem: music } = await importOf({ media_type: 'music', id: album })
    expect((await sheetOf(music.id)).sheet).toMatchObject({
      name: 'Quiet Pieces',
      runtime: 50,
      year: 2001,
    })
    outside.answer(`/album/${album + 1}`, {
      error: { type: 'DataException', message: 'no data', code: 800 },
    })
    expect((await send({ media_type: 'music', id: album + 1 })).json().errors.id[0]).toContain(
      'knows nothing',
    )
    outside.answer('/api/books', {})
    outside.answer('/books/v1/volumes', { totalItems: 0 })
    expect((await send({ media_type: 'ebook', id: 9781604595895 })).json().errors.id[0]).toContain(
      'knows nothing',
    )
  })

  it('survives odd values, and fails without a trace where a season cannot be had', async () => {
    const id = newId()
    outside.answer(
      `/3/movie/${id}`,
      movieOfTmdb(id, {
        title: `Odd\u0000 one ${id} \ud800`,
        release_date: 'soon',
        runtime: -5,
        budget: 1e300,
        vote_average: 'high',
        vote_count: 5,
        genres: 'none',
        spoken_languages: [null, { iso_639_1: 'fr' }],
        credits: {
          cast: [{ id: 1 }, null, { id: 77, name: 'Real Person', character: 'x'.repeat(5_000) }],
        },
        homepage: 'javascript:alert(1)',
        poster_path: '/../../etc/passwd?x',
      }),
    )
    const { mediaItem } = await importOf({ media_type: 'movie', id, into: 'new' })
    expect((await sheetOf(mediaItem.id)).sheet).toMatchObject({
      name: `Odd one ${id}`,
      release_date: null,
      runtime: null,
      homepage: null,
      poster: null,
    })
    const series = newId()
    answerSeries(outside, { id: series, name: 'Never whole', external_ids: {} })
    outside.answer(`/3/tv/${series}/season/2`, (response) => json(response, {}, 500))
    expect((await send({ media_type: 'series', id: series })).json().errors.id[0]).toContain(
      'does not answer',
    )
    const rows = await test.platform.db
      .selectFrom('titles')
      .select('id')
      .where('name', '=', 'Never whole')
      .execute()
    expect(rows).toEqual([])
  })
})

describe('a change by hand', () => {
  it('says which version it saw, and is refused by field', async () => {
    const title = await buildTitle(test.platform.db, { name: 'By hand' })
    const url = `/api/v1/media/import/titles/${title.id}`
    await changeByHand(title.id, { plot: 'One.' })
    const stale = await team.call('PUT', url, { version: 1, plot: 'Two.' })
    expect([stale.statusCode, stale.json().conflicts[0].changed]).toEqual([
      409,
      { plot: [null, 'One.'] },
    ])
    const { sheet } = await sheetOf(title.id)
    const bad = await team.call('PUT', url, {
      version: sheet.version,
      name: '',
      year: 12,
      runtime: 'x',
      poster: 'nowhere',
      release_date: '2020-02-31',
    })
    expect(Object.keys(bad.json().errors).toSorted()).toEqual([
      'name',
      'poster',
      'release_date',
      'runtime',
      'year',
    ])
    expect((await (await test.as('member')).call('PUT', url, {})).statusCode).toBe(403)
  })
})
