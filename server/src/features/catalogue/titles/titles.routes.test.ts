import { beforeAll, describe, expect, it } from 'vitest'
import type { TitleView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { useTestApp } from '../../test-app.ts'
import { countQueries } from '../test-count-queries.ts'
import { buildCredit, buildPerson } from '../people/people.factory.ts'
import { buildSeason, buildTitle } from './titles.factory.ts'
import { titleTag } from './titles.service.ts'

const test = useTestApp()
let filmId = 0
let seriesId = 0

async function get<T>(path: string, call = test.call): Promise<T> {
  const response = await call('GET', `/api/v1/${path}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

const addLink = (values: object) =>
  test.platform.db
    .insertInto('links')
    .values({
      host_id: 50,
      url: 'https://archive.org/x',
      quality_id: 21,
      status: 'active',
      title_id: 0,
      ...values,
    })
    .execute()

beforeAll(async () => {
  const { db } = test.platform
  const film = await buildTitle(db, {
    name: 'Le Voyage',
    original_name: 'Le Voyage dans la Lune',
    plot: 'Plot',
    spoken_languages: ['fr'],
    popularity: 9,
  })
  filmId = film.id
  await db
    .insertInto('title_translations')
    .values({ title_id: filmId, language: 'fr', name: 'Le Voyage français', plot: 'Intrigue' })
    .execute()
  const genre = await db.selectFrom('genres').select('id').orderBy('id').executeTakeFirstOrThrow()
  await db.insertInto('title_genres').values({ title_id: filmId, genre_id: genre.id }).execute()
  await db.insertInto('title_countries').values({ title_id: filmId, country_code: 'FR' }).execute()
  const person = await buildPerson(db, { name: 'Georges Méliès' })
  await buildCredit(db, { title_id: filmId, person_id: person.id })
  await buildCredit(db, {
    title_id: filmId,
    person_id: person.id,
    department: 'cast',
    job: null,
    character: 'Barbenfouillis',
  })
  await db
    .insertInto('videos')
    .values({ title_id: filmId, name: 'Film', type: 'video', url: 'https://archive.org/film.mp4' })
    .execute()
  await addLink({ title_id: filmId, language_ids: [2] })
  await addLink({ title_id: filmId, status: 'pending' })
  seriesId = (
    await buildTitle(db, { type: 'series', is_series: true, name: 'Fantômas', popularity: 5 })
  ).id
  await buildSeason(db, seriesId, { number: 1, episodes: 2 })
  await buildSeason(db, seriesId, { number: 2, episodes: 35 })
  for (const episode of [1, 2])
    await addLink({ title_id: seriesId, season_number: 1, episode_number: episode })
  await addLink({ title_id: seriesId, season_number: 2, episode_number: 4 })
})

describe('a title', () => {
  it('carries everything its page shows', async () => {
    const { title } = await get<{ title: TitleView }>(`titles/${filmId}?lang=en`)
    expect(title).toMatchObject({
      name: 'Le Voyage',
      original_name: 'Le Voyage dans la Lune',
      plot: 'Plot',
      slug: 'le-voyage',
      model_type: 'title',
      categorie: { id: 1, name: 'Movies', slug: 'movies' },
      best_quality: { id: 21, label: 'Blu-Ray 1080p' },
      liens_active_count: 1,
      liens_count: 1,
      last_link: { nzb: false },
      languages: [{ code: 'fr', name: 'French' }],
      link_languages: [{ id: 2, name: 'French' }],
      production_countries: [{ code: 'FR', name: 'France' }],
    })
    expect(title.genres).toHaveLength(1)
    expect(title.credits.cast).toMatchObject([
      { name: 'Georges Méliès', character: 'Barbenfouillis' },
    ])
    expect(title.credits.crew).toMatchObject([{ name: 'Georges Méliès', job: 'Director' }])
  })

  it('speaks the language of its reader', async () => {
    const { title } = await get<{ title: TitleView }>(`titles/${filmId}?lang=fr`)
    expect(title).toMatchObject({
      name: 'Le Voyage français',
      plot: 'Intrigue',
      categorie: { name: 'Films' },
      languages: [{ name: 'Français' }],
    })
  })

  it('says how far its seasons have got', async () => {
    const { title } = await get<{ title: TitleView }>(`titles/${seriesId}`)
    expect(title.seasons).toMatchObject([
      { number: 1, episode_count: 2, last_episode: 2, is_complete: true, liens_active_count: 2 },
      { number: 2, episode_count: 35, last_episode: 4, is_complete: false, liens_active_count: 1 },
    ])
    expect(title.is_complete).toBe(false)
    await addLink({ title_id: seriesId, season_number: 2, is_full_season: true })
    await test.platform.cache.invalidate([titleTag(seriesId)])
    expect((await get<{ title: TitleView }>(`titles/${seriesId}`)).title).toMatchObject({
      is_complete: true,
      seasons: [{}, { last_episode: 35, is_complete: true }],
    })
  })

  it('counts what an uploader contributed to it', async () => {
    const uploader = await test.as('uploader')
    await addLink({ title_id: filmId, user_id: uploader.id, status: 'dead' })
    const { title } = await get<{ title: TitleView }>(`titles/${filmId}`, uploader.call)
    expect(title).toMatchObject({
      liens_by_user_count: 1,
      liens_by_user_morts_count: 1,
      liens_by_active_user_count: 0,
      can: { addLink: true },
    })
  })

  it('gives addresses of videos only to those who may play them', async () => {
    const role = await test.platform.db
      .selectFrom('roles')
      .select('id')
      .where('key', '=', 'guest')
      .executeTakeFirstOrThrow()
    const holds = await test.platform.db
      .selectFrom('role_permissions')
      .selectAll()
      .where('role_id', '=', role.id)
      .where('permission', '=', 'videos.play')
      .execute()
    const { title } = await get<{ title: TitleView }>(`titles/${filmId}`)
    expect(title.videos[0]?.src ?? null).toBe(
      holds.length > 0 ? 'https://archive.org/film.mp4' : null,
    )
  })

  it('gives the passkey to the editor of its links, and to nobody without an account', async () => {
    const uploader = await test.as('uploader')
    const { passkey } = await get<{ passkey: string }>(
      `titles/${filmId}?loader=editLinkPage`,
      uploader.call,
    )
    expect(passkey).toMatch(/\S{16,}/)
    expect(
      (await test.call('GET', `/api/v1/titles/${filmId}?loader=editLinkPage`)).statusCode,
    ).toBe(401)
  })

  it('is read in one statement, with all that belongs to it, and its related titles in at most two', async () => {
    await get(`titles/${seriesId}?lang=en`)
    expect(await countQueries(test.platform, () => get(`titles/${seriesId}?lang=en`))).toBe(1)
    expect(
      await countQueries(test.platform, () => get(`titles/${filmId}/related?lang=en`)),
    ).toBeLessThanOrEqual(2)
  })

  it('is not found when there is none', async () => {
    expect((await test.call('GET', '/api/v1/titles/999999')).statusCode).toBe(404)
    expect((await test.call('GET', `/api/v1/titles/${filmId}/seasons/3`)).statusCode).toBe(404)
  })
})

describe('a season', () => {
  it('has people of its own, besides those of the whole series and of its episodes', async () => {
    const { db } = test.platform
    const season = await db
      .selectFrom('seasons')
      .select('id')
      .where('title_id', '=', seriesId)
      .where('number', '=', 1)
      .executeTakeFirstOrThrow()
    const [lead, guest, author] = [
      await buildPerson(db),
      await buildPerson(db),
      await buildPerson(db),
    ]
    const of = { title_id: seriesId, job: null, department: 'cast' } as const
    await buildCredit(db, { ...of, person_id: lead.id })
    await buildCredit(db, {
      ...of,
      person_id: guest.id,
      season_id: season.id,
      character: 'A guest',
    })
    await buildCredit(db, {
      ...of,
      person_id: author.id,
      season_id: season.id,
      department: 'writing',
    })
    const answer = await get<{ season: { credits: TitleView['credits'] } }>(
      `titles/${seriesId}/seasons/1`,
    )
    expect(answer.season.credits).toMatchObject({
      cast: [{ id: guest.id, character: 'A guest' }],
      crew: [{ id: author.id }],
    })
  })
})

describe('episodes', () => {
  it('come by number, paged, with short descriptions where asked', async () => {
    await test.platform.db
      .updateTable('episodes')
      .set({ plot: 'Long words '.repeat(60) })
      .where('title_id', '=', seriesId)
      .execute()
    const page = await get<{
      pagination: { data: { episode_number: number; description: string }[]; total: number }
    }>(`titles/${seriesId}/seasons/2/episodes?page=2&truncateDescriptions=true`)
    expect(page.pagination.data.map(({ episode_number: number }) => number)).toEqual([
      31, 32, 33, 34, 35,
    ])
    expect(page.pagination.data[0]?.description).toMatch(/^.{100,200}…$/)
    expect(page.pagination.total).toBe(35)
  })
})

describe('a list of titles', () => {
  const namesOf = async (query: string) =>
    (
      await get<{ pagination: { data: { name: string }[] } }>(`titles?lang=en&${query}`)
    ).pagination.data.map(({ name }) => name)

  it.each([
    ['type=movie', ['Le Voyage']],
    ['type=series', ['Fantômas']],
    ['country=fr', ['Le Voyage']],
    ['language=2', ['Le Voyage']],
    ['quality=21&type=series', ['Fantômas']],
    ['has_links=true&orderBy=name', ['Fantômas', 'Le Voyage']],
    ['year_from=1926', []],
    ['genre=nothing-like-it', []],
    ['orderBy=popularity&orderDir=asc', ['Fantômas', 'Le Voyage']],
  ])('narrowed by %s is %j', async (query, names) => {
    expect(await namesOf(query)).toEqual(names)
  })

  it('may not be sorted by a column of the caller’s choice', async () => {
    expect((await test.call('GET', '/api/v1/titles?orderBy=budget')).statusCode).toBe(422)
  })
})
