import type {
  EpisodePageView,
  FullCreditsView,
  TitleImagesView,
  TitleVideosView,
} from '@mediatheque/contract/catalogue/title-pages/title-pages.schemas.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { buildCredit, buildPerson } from '../people/people.factory.ts'
import { countQueries } from '../test-count-queries.ts'
import { buildSeason, buildTitle } from '../titles/titles.factory.ts'

const test = useTestApp()
let seriesId = 0

async function get<T>(path: string, call = test.call): Promise<T> {
  const response = await call('GET', `/api/v1/titles/${seriesId}/${path}?lang=en`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

beforeAll(async () => {
  const { db } = test.platform
  seriesId = (await buildTitle(db, { type: 'series', is_series: true, name: 'Fantômas' })).id
  await buildSeason(db, seriesId, { number: 0, episodes: 1 })
  const first = await buildSeason(db, seriesId, { number: 1, episodes: 2 })
  await buildSeason(db, seriesId, { number: 2, episodes: 1 })
  const [one, two] = await db
    .selectFrom('episodes')
    .selectAll()
    .where('season_id', '=', first.id)
    .orderBy('episode_number')
    .execute()
  const [feuillade, navarre, guest] = [
    await buildPerson(db, { name: 'Louis Feuillade' }),
    await buildPerson(db, { name: 'René Navarre' }),
    await buildPerson(db, { name: 'Edmund Breon' }),
  ]
  await buildCredit(db, {
    title_id: seriesId,
    person_id: feuillade.id,
    department: 'directing',
    job: 'Director',
  })
  await buildCredit(db, {
    title_id: seriesId,
    person_id: navarre.id,
    department: 'cast',
    job: null,
    character: 'Fantômas',
  })
  for (const episode of [one!, two!])
    await buildCredit(db, {
      title_id: seriesId,
      episode_id: episode.id,
      person_id: guest.id,
      department: 'cast',
      job: null,
      character: 'Juve',
    })
  await db
    .insertInto('images')
    .values([
      { title_id: seriesId, kind: 'backdrop', url: 'https://image.tmdb.org/a.jpg' },
      {
        title_id: seriesId,
        episode_id: one!.id,
        kind: 'still',
        url: 'https://image.tmdb.org/b.jpg',
      },
    ])
    .execute()
  await db
    .insertInto('videos')
    .values([
      { title_id: seriesId, name: 'Trailer', type: 'external', url: 'https://archive.org/trailer' },
      {
        title_id: seriesId,
        name: 'First',
        type: 'video',
        url: 'https://archive.org/first.mp4',
        season_number: 1,
        episode_number: 1,
      },
    ])
    .execute()
})

describe('an episode', () => {
  it('comes with its people, pictures and videos, and leads to the ones beside it, from season to season', async () => {
    const first = await get<EpisodePageView>('seasons/1/episodes/1')
    expect(first).toMatchObject({
      title: { name: 'Fantômas' },
      season: { number: 1 },
      previous: null,
      next: { season_number: 1, episode_number: 2 },
    })
    expect(first.episode.credits.cast).toMatchObject([{ name: 'Edmund Breon', character: 'Juve' }])
    expect([first.episode.images.length, first.episode.videos.length]).toEqual([1, 1])
    expect(await get('seasons/1/episodes/2')).toMatchObject({
      previous: { episode_number: 1 },
      next: { season_number: 2, episode_number: 1 },
    })
    expect(await get('seasons/2/episodes/1')).toMatchObject({
      previous: { season_number: 1, episode_number: 2 },
      next: null,
    })
  })

  it('that is a special leads to specials only', async () => {
    expect(await get('seasons/0/episodes/1')).toMatchObject({ previous: null, next: null })
  })

  it('is not found under a wrong number', async () => {
    for (const path of ['seasons/1/episodes/3', 'seasons/7/episodes/1'])
      expect((await test.call('GET', `/api/v1/titles/${seriesId}/${path}`)).statusCode).toBe(404)
    expect((await test.call('GET', '/api/v1/titles/999999/seasons/1/episodes/1')).statusCode).toBe(
      404,
    )
    expect(
      (await test.call('GET', `/api/v1/titles/${seriesId}/seasons/x/episodes/1`)).statusCode,
    ).toBe(422)
  })
})

it('full credits name everybody, those of all episodes before guests, with the cast first', async () => {
  const { departments } = await get<FullCreditsView>('credits')
  expect(departments.map(({ department }) => department)).toEqual(['cast', 'directing'])
  expect(
    departments[0]!.credits.map(({ name, episodes_count: episodes }) => [name, episodes]),
  ).toEqual([
    ['René Navarre', 0],
    ['Edmund Breon', 2],
  ])
})

it('images name the episode they are from', async () => {
  const { images } = await get<TitleImagesView>('images')
  expect(images.map(({ type, episode }) => [type, episode?.name])).toEqual([
    ['backdrop', undefined],
    ['still', 'Episode 1'],
  ])
})

it('videos have an address for those who may play them', async () => {
  const own = await test.as('premium')
  expect(
    (await get<TitleVideosView>('videos', own.call)).videos.map(({ name, src }) => [
      name,
      src !== null,
    ]),
  ).toEqual([
    ['Trailer', true],
    ['First', true],
  ])
})

it('each page costs two statements, however much it shows', async () => {
  for (const path of ['seasons/1/episodes/1', 'credits', 'images', 'videos']) {
    expect(await countQueries(test.platform, () => get(path)), path).toBeLessThanOrEqual(2)
  }
})
