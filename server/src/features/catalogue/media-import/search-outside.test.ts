import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { useTestApp } from '../../test-app.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { buildTitle } from '../titles/titles.factory.ts'
import { json, startTestService, type TestService } from './test-outside-services.ts'

const outside = await startTestService()
const test = useTestApp({ IMAGE_HOSTS: new URL(outside.origin).host })
afterAll(() => outside.stop())

type Caller = Awaited<ReturnType<typeof test.as>>
let [member, team] = [{} as Caller, {} as Caller]
let words = 0
/** Found searches are kept: each test asks for words of its own. */
const newWord = () => `word${++words}`

const search = (type: string, query: string, who = member) =>
  who.call('GET', `/api/v1/media/import/search?media_type=${type}&query=${query}`)
const found = async (type: string, query = newWord()) => {
  const answer = await search(type, query)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().results
}
const refusal = async (type: string) => {
  const answer = await search(type, newWord())
  expect(answer.statusCode).toBe(422)
  return answer.json().errors
}

const setUp = () =>
  updateSettings(test.platform, {
    import_tmdb: { api: outside.origin, pictures: outside.origin },
    import_tmdb_key: { api_key: 'key-of-tmdb' },
    import_igdb: { api: outside.origin, login: outside.origin },
    import_igdb_key: { client_id: 'client', client_secret: 'secret' },
    import_books: { is_on: true, open_library: outside.origin, google_books: outside.origin },
    import_books_key: { google_key: 'key-of-books' },
    import_deezer: { is_on: true, api: outside.origin },
  })
const asked = (service: TestService, path: string) =>
  service.asked.filter(({ url }) => url.pathname === path)

beforeAll(async () => {
  member = await test.as('member')
  team = await test.as('moderator')
})

describe('outside databases that are not set up', () => {
  it('are not offered, and refused at the field', async () => {
    const { sources } = (await member.call('GET', '/api/v1/media/import/sources')).json()
    expect(sources).toEqual([])
    expect(await refusal('movie')).toEqual({
      media_type: ['The outside database of such titles is not set up.'],
    })
    expect((await test.call('GET', '/api/v1/media/import/sources')).statusCode).toBe(401)
  })
})

describe('a search of outside databases', () => {
  beforeEach(setUp)

  it('is offered for all that is set up, with the categories that it can be entered in', async () => {
    const { sources } = (await team.call('GET', '/api/v1/media/import/sources')).json()
    expect(sources.map(({ media_type }: { media_type: string }) => media_type)).toEqual([
      'movie',
      'series',
      'games',
      'ebook',
      'music',
    ])
    expect(sources[0].categories[0]).toMatchObject({ type: 'movie', id: expect.any(Number) })
  })

  it('finds films with year and picture, and says which of them are here', async () => {
    const title = await buildTitle(test.platform.db, { name: 'Metropolis' })
    await test.platform.db
      .insertInto('title_external_ids')
      .values({ title_id: title.id, provider: 'tmdb', value: 'movie/19' })
      .execute()
    outside.answer('/3/search/movie', {
      page: 1,
      results: [
        {
          id: 19,
          title: 'Metropolis',
          original_title: 'Metropolis',
          release_date: '1927-01-10',
          poster_path: '/metropolis.jpg',
          overview: 'A city.',
        },
        { id: 20, title: 'Other', release_date: '', poster_path: null },
        { id: 'odd', title: 'Left out' },
      ],
    })
    const results = await found('movie')
    expect(results).toEqual([
      {
        media_type: 'movie',
        source: 'tmdb',
        id: 19,
        name: 'Metropolis',
        original_name: null,
        year: 1927,
        description: 'A city.',
        picture: expect.stringMatching(/^\/images\/185\/found\?/),
        title_id: title.id,
      },
      {
        media_type: 'movie',
        source: 'tmdb',
        id: 20,
        name: 'Other',
        original_name: null,
        year: null,
        description: null,
        picture: null,
        title_id: null,
      },
    ])
    expect(asked(outside, '/3/search/movie')[0]?.url.searchParams.get('api_key')).toBe(
      'key-of-tmdb',
    )
    // A series of that number is another work.
    outside.answer('/3/search/tv', { results: [{ id: 19, name: 'A series' }] })
    expect((await found('series'))[0]).toMatchObject({ title_id: null })
  })

  it('shows pictures through this site, and only those that it found', async () => {
    const jpeg = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#a32' } })
      .jpeg()
      .toBuffer()
    outside.answer('/t/p/w342/shown.jpg', (response) => void response.end(jpeg))
    outside.answer('/3/search/movie', {
      results: [{ id: 1, title: 'A', poster_path: '/shown.jpg' }],
    })
    const [{ picture }] = await found('movie')
    const shown = await test.call('GET', picture)
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
    const other = picture.replace('shown.jpg', 'other.jpg')
    expect((await test.call('GET', other)).statusCode).toBe(404)
    expect(outside.asked.some(({ url }) => url.pathname.includes('other'))).toBe(false)
  })

  it('asks IGDB with a token, and once more where the token has ended', async () => {
    let tokens = 0
    outside.answer('/oauth2/token', (response) =>
      json(response, {
        access_token: `token-${++tokens}`,
        expires_in: 5_000_000,
        token_type: 'bearer',
      }),
    )
    outside.answer('/v4/games', (response, { headers }) =>
      headers['authorization'] === 'Bearer token-2'
        ? json(response, [
            { id: 7, name: 'Tetris', first_release_date: 455_328_000, cover: { image_id: 'co1' } },
          ])
        : json(response, [{ title: 'Authorization Failure', status: 401, cause: 'x' }], 401),
    )
    await refusal('games')
    expect(await found('games', 'te"tris')).toMatchObject([{ id: 7, name: 'Tetris', year: 1984 }])
    expect(asked(outside, '/v4/games').at(-1)?.body).toContain('search "te tris";')
  })

  it('merges what Open Library and Google Books find, and does with one of them', async () => {
    outside.answer('/search.json', {
      docs: [
        {
          title: 'Dracula',
          author_name: ['Bram Stoker'],
          first_publish_year: 1897,
          isbn: ['x', '0486411095'],
          cover_i: 5,
        },
      ],
    })
    const volume = (title: string, identifier: string) => ({
      id: title,
      volumeInfo: {
        title,
        publishedDate: '2000-05-13',
        industryIdentifiers: [{ type: 'ISBN_13', identifier }],
      },
    })
    outside.answer('/books/v1/volumes', {
      totalItems: 2,
      items: [volume('Dracula again', '9780486411095'), volume('Carmilla', '9781604595895')],
    })
    const books = await found('ebook')
    const keys = asked(outside, '/books/v1/volumes').map(({ url }) => url.searchParams.get('key'))
    expect(keys.at(-1)).toBe('key-of-books')
    expect(books).toMatchObject([
      { id: 9780486411095, name: 'Dracula', year: 1897, description: 'Bram Stoker' },
      { id: 9781604595895, name: 'Carmilla', year: 2000 },
    ])
    outside.answer('/search.json', (response) => void response.writeHead(500).end())
    expect(await found('ebook')).toHaveLength(2)
    outside.answer('/books/v1/volumes', (response) =>
      json(
        response,
        { error: { code: 403, message: 'x', errors: [{ reason: 'rateLimitExceeded' }] } },
        403,
      ),
    )
    expect(await refusal('ebook')).toEqual({
      query: ['The outside database does not answer as it should. Please try again later.'],
    })
  })

  it('reads the complaints of Deezer, which come as good answers', async () => {
    outside.answer('/search/album', {
      data: [
        {
          id: 3,
          title: 'Gymnopédies',
          artist: { name: 'Satie' },
          cover_medium: 'http://cdn-images.dzcdn.net/x.jpg',
        },
      ],
    })
    expect(await found('music')).toMatchObject([{ id: 3, description: 'Satie', year: null }])
    outside.answer('/search/album', {
      error: { type: 'Exception', message: 'Quota limit exceeded', code: 4 },
    })
    expect((await refusal('music')).query[0]).toContain('asked too often')
  })

  it.each([
    [401, { success: false, status_code: 7, status_message: 'Invalid API key' }, 'refuses the key'],
    [503, {}, 'does not answer'],
    [200, 'no JSON at all', 'does not answer'],
    [200, { results: 'many' }, undefined],
    [429, { success: false, status_code: 25 }, 'asked too often'],
  ])('says what %s means', async (status, body, said) => {
    await test.platform.db.deleteFrom('outside_services').execute()
    outside.answer('/3/search/movie', (response) =>
      typeof body === 'string'
        ? void response.writeHead(status).end(body)
        : void response.writeHead(status, { 'retry-after': '30' }).end(JSON.stringify(body)),
    )
    if (said) expect((await refusal('movie')).query[0]).toContain(said)
    else expect(await found('movie')).toEqual([])
  })

  it('waits once where it is told to wait for a moment, and leads nobody elsewhere', async () => {
    await test.platform.db.deleteFrom('outside_services').execute()
    let times = 0
    outside.answer('/3/search/movie', (response) =>
      ++times === 1
        ? void response.writeHead(429, { 'retry-after': '1' }).end('{}')
        : json(response, { results: [{ id: 5, title: 'Late' }] }),
    )
    const began = performance.now()
    expect(await found('movie')).toMatchObject([{ name: 'Late' }])
    expect(performance.now() - began).toBeGreaterThan(900)
    outside.answer(
      '/3/search/movie',
      (response) => void response.writeHead(302, { location: `${outside.origin}/elsewhere` }).end(),
    )
    expect((await refusal('movie')).query[0]).toContain('does not answer')
    expect(asked(outside, '/elsewhere')).toEqual([])
  })

  it('gives up an answer that never ends', async () => {
    outside.answer('/3/search/movie', (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const part = 'x'.repeat(1024 * 1024)
      const more = () => !response.destroyed && response.write(part, () => setImmediate(more))
      more()
    })
    expect((await refusal('movie')).query[0]).toContain('does not answer')
  })

  it('keeps its turns among all processes, and says so where the line is too long', async () => {
    outside.answer('/3/search/movie', { results: [] })
    await test.platform.db
      .updateTable('outside_services')
      .set({ next_call_at: new Date(Date.now() + 60_000) })
      .where('service', '=', 'tmdb')
      .execute()
    expect((await refusal('movie')).query[0]).toContain('asked too often')
    await test.platform.db.deleteFrom('outside_services').execute()
    const before = outside.asked.length
    const began = performance.now()
    await Promise.all(Array.from({ length: 10 }, () => found('movie')))
    expect(performance.now() - began).toBeGreaterThan(9 * 40 - 20)
    expect(outside.asked.length - before).toBe(10)
  })

  it('asks once for what many look for', async () => {
    const word = newWord()
    outside.answer('/3/search/movie', { results: [{ id: 1, title: 'A' }] })
    // What was kept before the settings were written is forgotten when the database says so.
    await expect
      .poll(async () => {
        await found('movie', word)
        const before = outside.asked.length
        await found('movie', word.toUpperCase())
        return outside.asked.length - before
      })
      .toBe(0)
  })

  it('is limited for each account', async () => {
    const busy = await test.as('member')
    const word = newWord()
    const answers = []
    for (let time = 0; time < 61; time++) answers.push(await search('movie', word, busy))
    expect(answers.at(-1)?.statusCode).toBe(429)
  })
})
