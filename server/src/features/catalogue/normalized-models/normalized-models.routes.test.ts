import { beforeAll, describe, expect, it } from 'vitest'
import type { NormalizedModel } from '@mediatheque/contract/catalogue/normalized-models/normalized-models.schemas.ts'
import type { PersonView } from '@mediatheque/contract/catalogue/people/people.schemas.ts'
import type { ValueLists } from '@mediatheque/contract/catalogue/value-lists/value-lists.schemas.ts'
import { useTestApp } from '../../test-app.ts'
import { buildCredit, buildPerson } from '../people/people.factory.ts'
import { buildSeason, buildTitle } from '../titles/titles.factory.ts'

const test = useTestApp()
let seriesId = 0
let personId = 0

async function get<T>(path: string): Promise<T> {
  const response = await test.call('GET', `/api/v1/${path}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

const choices = async (path: string) =>
  (await get<{ results: NormalizedModel[] }>(`normalized-models/${path}`)).results
const namesOf = async (path: string) => (await choices(path)).map(({ name }) => name)

beforeAll(async () => {
  const { db } = test.platform
  seriesId = (await buildTitle(db, { type: 'series', is_series: true, name: 'Judex', year: 1916 }))
    .id
  await buildSeason(db, seriesId, { number: 1, episodes: 12 })
  const film = await buildTitle(db, { name: 'Metropolis', year: 1927, popularity: 5 })
  const drama = await db
    .selectFrom('genres')
    .select('id')
    .where('slug', '=', 'drama')
    .executeTakeFirstOrThrow()
  await db.insertInto('title_genres').values({ title_id: film.id, genre_id: drama.id }).execute()
  await db.insertInto('keywords').values({ slug: 'robot', name: 'robot' }).execute()
  personId = (
    await buildPerson(db, {
      name: 'Fritz Lang',
      biography: 'Life',
      biography_fr: 'Vie',
      birth_date: '1890-12-05',
    })
  ).id
  await buildCredit(db, { title_id: film.id, person_id: personId })
  await buildCredit(db, {
    title_id: film.id,
    person_id: personId,
    department: 'writing',
    job: 'Writer',
  })
  await buildCredit(db, {
    title_id: seriesId,
    person_id: personId,
    department: 'writing',
    job: 'Writer',
  })
})

describe('a picker', () => {
  it('offers languages, subtitles and qualities, but never MULTI', async () => {
    expect(await namesOf('lang?lang=en&perPage=100')).toEqual(
      expect.arrayContaining(['French', 'English', 'Silent']),
    )
    for (const model of ['lang', 'sub', 'quality'])
      expect(await namesOf(`${model}?query=multi&lang=en`)).toEqual([])
    expect(await namesOf('quality?query=blu-ray 1080p')).toContain('Blu-Ray 1080p')
    expect((await namesOf('lang?query=fran&lang=fr'))[0]).toBe('Français')
  })

  it('offers episodes of a title and season, by number or name', async () => {
    expect(await choices(`episodes?title_id=${seriesId}&season=1`)).toHaveLength(12)
    expect(await choices(`episodes?title_id=${seriesId}&season=1&query=7`)).toMatchObject([
      { name: 'Episode 7', description: 'S01E07' },
    ])
    expect(await choices('episodes')).toEqual([])
    await test.platform.db
      .updateTable('episodes')
      .set({ name: 'La Tête coupée' })
      .where('title_id', '=', seriesId)
      .where('episode_number', '=', 2)
      .execute()
    for (const words of ['tete', 'LA TÊTE', 'oupe', 's01e02', 'S01E02', 's1e2', '1x02', '1X2'])
      expect(
        await namesOf(`episodes?title_id=${seriesId}&query=${encodeURIComponent(words)}`),
        words,
      ).toEqual(['La Tête coupée'])
  })

  it('offers titles of a kind, people, keywords and countries', async () => {
    expect(await namesOf('title?query=metroplis&lang=en')).toEqual(['Metropolis'])
    expect(await namesOf('series?lang=en')).toEqual(['Judex'])
    expect(await namesOf('movie?query=judex')).toEqual([])
    expect(await namesOf('person?query=fritz')).toEqual(['Fritz Lang'])
    expect(await namesOf('keyword?query=rob')).toEqual(['robot'])
    expect(await choices('production_country?query=german&lang=en')).toMatchObject([
      { id: 'DE', name: 'Germany' },
    ])
  })

  it('reads back what was picked', async () => {
    for (const [model, id, name] of [
      ['series', seriesId, 'Judex'],
      ['person', personId, 'Fritz Lang'],
      ['production_country', 'DE', 'Germany'],
      ['quality', 21, 'Blu-Ray 1080p'],
    ]) {
      expect(await get(`normalized-models/${model}/${id}?lang=en`)).toMatchObject({
        model: { id, name },
      })
    }
    expect((await test.call('GET', `/api/v1/normalized-models/movie/${seriesId}`)).statusCode).toBe(
      404,
    )
  })
})

describe('value lists', () => {
  it('come several at once, in the language asked for', async () => {
    const lists = await get<ValueLists>('value-lists/genres,countries,qualities?lang=fr')
    expect(Object.keys(lists).sort()).toEqual(['countries', 'genres', 'qualities'])
    expect(lists.countries).toEqual(expect.arrayContaining([{ code: 'DE', name: 'Allemagne' }]))
  })

  it('hold only what titles of a kind have, where a kind is named', async () => {
    const lists = await get<ValueLists>('value-lists/genres,years?type=movie&lang=en')
    expect(lists).toEqual({ genres: [expect.objectContaining({ slug: 'drama' })], years: [1927] })
  })

  it('are refused under an unknown name', async () => {
    expect((await test.call('GET', '/api/v1/value-lists/secrets')).statusCode).toBe(422)
  })
})

describe('a person', () => {
  it('has a life in the reader’s language, and works by department', async () => {
    const { person } = await get<{ person: PersonView }>(`people/${personId}?lang=fr`)
    expect(person).toMatchObject({
      name: 'Fritz Lang',
      biography: 'Vie',
      birth_date: '1890-12-05',
      model_type: 'person',
      primary_credit: { name: 'Metropolis' },
      credits_count: 2,
    })
    expect(
      person.credits.map(({ department, credits }) => [
        department,
        credits.map(({ title }) => title.name),
      ]),
    ).toEqual([
      ['writing', ['Metropolis', 'Judex']],
      ['directing', ['Metropolis']],
    ])
    expect(person.known_titles.map(({ name }) => name)).toEqual(['Metropolis', 'Judex'])
  })
})
