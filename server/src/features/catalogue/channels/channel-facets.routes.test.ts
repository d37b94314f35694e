import { beforeAll, expect, it } from 'vitest'
import type {
  ChannelFacets,
  ChannelView,
} from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import { sql } from 'kysely'
import { useTestApp } from '../../test-app.ts'
import { buildTitle } from '../titles/titles.factory.ts'

const test = useTestApp()

async function facets(path: string): Promise<ChannelFacets> {
  const response = await test.call('GET', `/api/v1/channel/${path}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

const countsOf = (found: ChannelFacets, name: keyof ChannelFacets['facets']) =>
  Object.fromEntries(found.facets[name].map(({ value, count }) => [value, count]))

beforeAll(async () => {
  const { db } = test.platform
  const genres = await db
    .selectFrom('genres')
    .select(['id', 'slug'])
    .where('slug', 'in', ['horror', 'drama', 'comedy'])
    .execute()
  const add = async ({
    slugs,
    countries,
    ...title
  }: {
    slugs: string[]
    countries: string[]
    year?: number
    runtime_minutes?: number
    type?: 'series'
    certification?: string
  }) => {
    const { id } = await buildTitle(db, title)
    for (const slug of slugs)
      await db
        .insertInto('title_genres')
        .values({ title_id: id, genre_id: genres.find((genre) => genre.slug === slug)!.id })
        .execute()
    for (const country_code of countries)
      await db.insertInto('title_countries').values({ title_id: id, country_code }).execute()
  }
  await add({ slugs: ['horror', 'drama'], countries: ['FR'], year: 1922, runtime_minutes: 94 })
  await add({ slugs: ['horror'], countries: ['FR', 'DE'], year: 1926, runtime_minutes: 60 })
  await add({ slugs: ['drama'], countries: ['DE'], year: 1931, certification: '16' })
  await add({ slugs: ['comedy'], countries: ['US'], year: 1931, runtime_minutes: 300 })
  await add({ slugs: ['horror'], countries: ['FR'], type: 'series' })
})

it('offers what the titles of a channel have, with how many of them have it', async () => {
  const found = await facets('movies/facets?lang=en')
  expect(found).toMatchObject({ total: 4, is_estimate: false })
  expect(countsOf(found, 'genre')).toEqual({ comedy: 1, drama: 2, horror: 2 })
  expect(countsOf(found, 'country')).toEqual({ FR: 2, DE: 2, US: 1 })
  expect(found.facets.decade.map(({ value, count }) => [value, count])).toEqual([
    ['1930', 2],
    ['1920', 2],
  ])
  expect(countsOf(found, 'certification')).toEqual({ '16': 1 })
})

it('counts what would be left: of genres all hold, of countries one is enough', async () => {
  const found = await facets('movies/facets?genre=horror&country=DE&lang=en')
  expect(found.total).toBe(1)
  // With another genre beside horror nothing from Germany would be left; with France beside Germany two would.
  expect(countsOf(found, 'genre')).toEqual({ comedy: 0, drama: 0, horror: 1 })
  expect(countsOf(found, 'country')).toEqual({ FR: 2, DE: 1, US: 0 })
  expect(countsOf(await facets('movies/facets?year_from=1930'), 'decade')).toEqual({
    '1920': 2,
    '1930': 2,
  })
})

it('knows nothing of what is not there, and says so instead of failing', async () => {
  expect((await facets('movies/facets?genre=nonsense&country=zz&quality=999')).total).toBe(0)
  const statuses = await Promise.all(
    [
      'nowhere/facets',
      'home/facets',
      'movies/facets?restriction=nonsense',
      'movies/facets?year_from=soon',
      'movies/facets?min_rating=11',
      'movies/facets?quality=99999999999',
    ].map(async (path) => (await test.call('GET', `/api/v1/channel/${path}`)).statusCode),
  )
  expect(statuses).toEqual([404, 404, 404, 422, 422, 422])
})

it('narrows by spans of runtime and rating, and names what was asked for', async () => {
  const { channel } = (
    await test.call(
      'GET',
      '/api/v1/channel/movies?genre=horror,nonsense&country=de&runtime_from=50&runtime_to=94&lang=en',
    )
  ).json() as { channel: ChannelView }
  expect(channel.filters).toEqual([
    { filter: 'genre', value: 'horror', label: 'Horror' },
    { filter: 'genre', value: 'nonsense', label: null },
    { filter: 'country', value: 'DE', label: 'Germany' },
  ])
  const short = (
    await test.call('GET', '/api/v1/channel/movies?runtime_from=50&runtime_to=94')
  ).json()
  expect(short.channel.content.total).toBe(2)
})

it('counts a sample of a long list, and keeps silent of what the sample does not tell', async () => {
  const { db } = test.platform
  await sql`insert into titles (type, name, year) select 'music', 'Song ' || n, 1980 from generate_series(1, 9000) n`.execute(
    db,
  )
  await sql`update titles set certification = 'rare' where id = (select id from titles where type = 'music' and id % 32 = 0 limit 1)`.execute(
    db,
  )
  const found = await facets('music/facets?lang=en')
  expect(found.is_estimate).toBe(true)
  expect(Math.abs(found.total - 9000)).toBeLessThan(64)
  expect(countsOf(found, 'certification')).toEqual({ rare: null })
})

it('keeps titles of however many countries and languages', async () => {
  const { db } = test.platform
  await sql`insert into titles (id, type, name, spoken_languages, certification)
    select 3200000, 'doc', 'All', array(select code from languages), 'all'`.execute(db)
  await sql`insert into title_countries (title_id, country_code) select 3200000, code from countries`.execute(
    db,
  )
  await sql`update titles set quality_ids = array(select id from qualities), language_ids = array(select id from languages) where id = 3200000`.execute(
    db,
  )
  await sql`insert into title_genres (title_id, genre_id) select 3200000, id from genres`.execute(
    db,
  )
  expect((await facets('docs/facets')).facets.country.length).toBeGreaterThan(190)
})
