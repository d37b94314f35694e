import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { buildTitle } from '../titles/titles.factory.ts'

const test = useTestApp()
const URL = '/api/v1/title-records'
let admin = {} as Awaited<ReturnType<typeof test.as>>

const ask = (query: string) => admin.call('GET', `${URL}?${query}`)
const list = async (query = '') => {
  const answer = await ask(query)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().pagination
}
const names = async (query?: string): Promise<string[]> =>
  (await list(query)).data.map(({ name }: { name: string }) => name)
const filtered = (key: string, value: unknown, operator = '=') =>
  `filters=${encodeFilters([{ key, value, operator }])}`
const only = (key: string, value: unknown, operator?: string) =>
  names(filtered(key, value, operator))
const between = (start: unknown, end: unknown) => ({ start, end })

beforeAll(async () => {
  admin = await test.as('admin')
  const { db } = test.platform
  await buildTitle(db, {
    name: 'Metropolis',
    year: 1927,
    release_date: '1927-01-10',
    runtime_minutes: 153,
    certification: '12',
    spoken_languages: ['de'],
    budget: 5_100_000,
    revenue: 75_000,
    tmdb_vote_average: 8.1,
    local_vote_average: 6,
    views: 900,
    poster_url: 'https://images.example/metropolis.jpg',
    created_at: '2026-01-02T00:00:00Z',
    updated_at: '2026-02-02T00:00:00Z',
  })
  const pabst = await buildTitle(db, {
    name: 'Pandora’s Box',
    type: 'series',
    release_date: '1929-02-09',
    spoken_languages: ['fr', 'de'],
    tmdb_vote_average: 7,
    views: 20,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-03-03T00:00:00Z',
  })
  const old = await buildTitle(db, {
    name: 'Unseen',
    year: null,
    created_at: '2025-06-01T00:00:00Z',
    updated_at: '2025-06-01T00:00:00Z',
  })
  const drama = await db
    .selectFrom('genres')
    .select('id')
    .where('slug', '=', 'drama')
    .executeTakeFirstOrThrow()
  await db.insertInto('title_genres').values({ title_id: pabst.id, genre_id: drama.id }).execute()
  await db.insertInto('title_countries').values({ title_id: old.id, country_code: 'FR' }).execute()
  await sql`update titles set quality_ids = '{7}', language_ids = '{3}' where id = ${old.id}`.execute(
    db,
  )
})

describe('the list of titles of the administration', () => {
  it('is for those who enter the administration', async () => {
    for (const role of ['member', 'uploader'] as const)
      expect((await (await test.as(role)).call('GET', URL)).statusCode).toBe(403)
    expect((await test.call('GET', URL)).statusCode).toBe(401)
  })

  it('comes newest first, and in every order with what has no value last', async () => {
    expect(await names()).toEqual(['Metropolis', 'Pandora’s Box', 'Unseen'])
    expect(await names('orderBy=name&orderDir=asc')).toEqual([
      'Metropolis',
      'Pandora’s Box',
      'Unseen',
    ])
    for (const orderDir of ['asc', 'desc'])
      for (const orderBy of ['year', 'rating'])
        expect((await names(`orderBy=${orderBy}&orderDir=${orderDir}`)).at(-1)).toBe('Unseen')
    expect(await names('orderBy=rating&orderDir=asc')).toEqual([
      'Pandora’s Box',
      'Metropolis',
      'Unseen',
    ])
    expect(await names('orderBy=rating&orderDir=asc&perPage=1&page=3')).toEqual(['Unseen'])
    expect(await names('orderBy=views&orderDir=desc')).toEqual([
      'Metropolis',
      'Pandora’s Box',
      'Unseen',
    ])
    expect((await names('orderBy=updated_at&orderDir=desc'))[0]).toBe('Pandora’s Box')
    expect((await ask('orderBy=popularity')).statusCode).toBe(422)
  })

  it('is filtered by all that is known of titles', async () => {
    const { categories, drama } = await valueLists()
    expect(await only('category', [categories.series])).toEqual(['Pandora’s Box'])
    expect(await only('type', ['series'])).toEqual(['Pandora’s Box'])
    expect(await only('genres', [drama])).toEqual(['Pandora’s Box'])
    expect(await only('release_date', between('1929-12-31', '1929-01-01'), 'between')).toEqual([
      'Pandora’s Box',
    ])
    expect(await only('tmdb_vote_average', 8, '>=')).toEqual(['Metropolis'])
    expect(await only('qualities', [7])).toEqual(['Unseen'])
    expect(await only('languages', [3])).toEqual(['Unseen'])
    expect(await only('language', ['fr'])).toEqual(['Pandora’s Box'])
    expect(await only('runtime', between(150, 160), 'between')).toEqual(['Metropolis'])
    expect(await only('productionCountries', ['FR', 'DE'])).toEqual(['Unseen'])
    expect(await only('certification', '12')).toEqual(['Metropolis'])
    expect(await only('budget', 5_000_000, '>=')).toEqual(['Metropolis'])
    expect(await only('revenue', 75_000)).toEqual(['Metropolis'])
    expect(await only('views', 100, '<=')).toEqual(['Pandora’s Box', 'Unseen'])
    expect(await only('poster', false)).toEqual(['Pandora’s Box', 'Unseen'])
    const spring = between('2026-01-01T12:00:00Z', '2026-12-31T00:00:00Z')
    expect(await only('created_at', spring, 'between')).toEqual(['Metropolis'])
    expect(await only('updated_at', spring, 'between')).toEqual(['Metropolis', 'Pandora’s Box'])
    const both = encodeFilters([
      { key: 'language', value: ['de'], operator: '=' },
      { key: 'views', value: 100, operator: '>=' },
    ])
    expect(await names(`filters=${both}&orderBy=year`)).toEqual(['Metropolis'])
  })

  it.each([
    ['tmdb_vote_average', 0.5, '>='],
    ['tmdb_vote_average', 11, '>='],
    ['runtime', 256, '<='],
    ['budget', 1e9 + 1, '<='],
    ['revenue', 0, '>='],
    ['views', 0, '>='],
    ['views', 7, '!='],
    ['release_date', between('1899-12-31', '1950-01-01'), 'between'],
    ['release_date', between('1950-01-01', `${new Date().getFullYear() + 6}-01-01`), 'between'],
    ['release_date', between('1950-02-30', '1951-01-01'), 'between'],
    ['category', ['series'], '='],
    ['type', ['film'], '='],
    ['productionCountries', ['F1'], '='],
  ])('refuses %s with %j (%s)', async (key, value, operator) => {
    const answer = await ask(filtered(key, value, operator))
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)[0]).toContain(`filters.${key}`)
  })

  it('knows the ratings that a setting names, and no others', async () => {
    expect((await ask(filtered('local_vote_average', 5, '>='))).statusCode).toBe(422)
    await updateSettings(test.platform, { title_ratings: { source: 'local' } })
    expect((await ask(filtered('tmdb_vote_average', 5, '>='))).statusCode).toBe(422)
    expect(await only('local_vote_average', 5, '>=')).toEqual(['Metropolis'])
    expect((await list('orderBy=rating&orderDir=desc')).data[0]).toMatchObject({ rating: 6 })
    await updateSettings(test.platform, { title_ratings: { source: 'tmdb' } })
  })

  it('is searched by name, with typing errors, and by the number of a title', async () => {
    expect(await names('query=metropolys')).toEqual(['Metropolis'])
    const [{ id }] = (await list('query=unseen')).data
    expect(await names(`query=%23${id}`)).toEqual(['Unseen'])
    expect(await names('query=nothing+of+that+kind')).toEqual([])
  })

  it('is a file, with the same filters', async () => {
    const { body } = await admin.call('GET', `${URL}/csv?${filtered('type', ['series'])}`)
    const lines = body.trim().split('\n')
    expect(lines[0]).toContain('Title,Number,Type,Year')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('Pandora’s Box')
  })
})

async function valueLists() {
  const answer = await admin.call('GET', '/api/v1/value-lists/titleFilterCategories,genres')
  const { titleFilterCategories, genres } = answer.json()
  return {
    categories: Object.fromEntries(
      titleFilterCategories.map(({ type, id }: { type: string; id: number }) => [type, id]),
    ),
    drama: genres.find(({ slug }: { slug: string }) => slug === 'drama').id,
  }
}
