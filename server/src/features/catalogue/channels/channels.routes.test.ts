import { beforeAll, describe, expect, it } from 'vitest'
import type { ChannelView } from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import { useTestApp } from '../../test-app.ts'
import { countQueries } from '../test-count-queries.ts'
import { buildCredit, buildPerson } from '../people/people.factory.ts'
import { buildTitle } from '../titles/titles.factory.ts'
import { buildLink } from '../../links/links/links.factory.ts'
import { insertEpisodes } from '../titles/episodes.repository.ts'
import { TITLES_TAG } from '../titles/titles.service.ts'
import { CHANNELS_TAG } from './channels.service.ts'

const test = useTestApp()

async function channel(path: string): Promise<ChannelView> {
  const response = await test.call('GET', `/api/v1/channel/${path}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json().channel
}

const namesOf = ({ content }: ChannelView) => content?.data.map(({ name }) => name)

beforeAll(async () => {
  const { db } = test.platform
  const horror = await db
    .selectFrom('genres')
    .select('id')
    .where('slug', '=', 'horror')
    .executeTakeFirstOrThrow()
  const lang = await buildPerson(db, { name: 'Fritz Lang' })
  for (let index = 1; index <= 30; index++) {
    const film = await buildTitle(db, {
      name: `Film ${index}`,
      popularity: index,
      plot: 'Plot',
      year: 1900 + index,
    })
    if (index <= 3)
      await db
        .insertInto('title_genres')
        .values({ title_id: film.id, genre_id: horror.id })
        .execute()
    if (index === 4) await buildCredit(db, { title_id: film.id, person_id: lang.id })
    if (index === 5)
      await db
        .insertInto('title_countries')
        .values({ title_id: film.id, country_code: 'DE' })
        .execute()
  }
  for (const type of ['series', 'music', 'app', 'ebook'] as const)
    await buildTitle(db, { type, name: `One ${type}` })
})

it('shows on the page of genres all of them before the titles, and on narrower ones the titles alone', async () => {
  const shown = async (path: string) => {
    const { channels, content } = await channel(path)
    return { genres: channels.flatMap(({ items }) => items.map(({ name }) => name)), content }
  }
  const first = await shown('genres')
  expect(first.genres).toEqual(['Horror'])
  expect(first.content?.data.length).toBeGreaterThan(0)
  for (const path of ['genres?page=2', 'genres?restriction=horror'])
    expect((await shown(path)).genres, path).toEqual([])
})

describe('a category page', () => {
  it('is found by what it was called before, until another is called that', async () => {
    const { db } = test.platform
    const add = (slug: string) =>
      db
        .insertInto('channels')
        .values({ slug, name: slug, content: 'automatic', item_type: 'title' })
        .returning('id')
        .executeTakeFirstOrThrow()
    const rename = (id: number, slug: string) =>
      db.updateTable('channels').set({ slug }).where('id', '=', id).execute()
    const { id } = await add('early')
    await rename(id, 'middle')
    await rename(id, 'late')
    expect([(await channel('early')).slug, (await channel('middle?lang=fr')).slug]).toEqual([
      'late',
      'late',
    ])
    const other = await add('middle')
    await test.platform.cache.invalidate([CHANNELS_TAG], db)
    expect((await channel('middle?lang=en')).id).toBe(other.id)
    await rename(id, 'early')
    expect((await channel('early?lang=fr')).slug).toBe('early')
  })

  it('is a channel by slug and by id, most popular first', async () => {
    const movies = await channel('movies?perPage=2&lang=en')
    expect(movies).toMatchObject({
      name: 'Movies',
      slug: 'movies',
      type: 'movie',
      layout: 'grid',
      content: { total: 30, last_page: 15 },
    })
    expect(namesOf(movies)).toEqual(['Film 30', 'Film 29'])
    expect((await channel('1?lang=fr')).name).toBe('Films')
  })

  it('can be sorted and filtered', async () => {
    expect(namesOf(await channel('movies?order=year&orderDir=asc&perPage=1'))).toEqual(['Film 1'])
    expect(namesOf(await channel('movies?year_from=1929&order=name'))).toEqual([
      'Film 29',
      'Film 30',
    ])
    expect(namesOf(await channel('movies?genre=horror'))).toEqual(['Film 3', 'Film 2', 'Film 1'])
  })

  it('never shows another kind, whatever is asked', async () => {
    expect(namesOf(await channel('movies?type=series'))).toEqual([])
  })

  it.each([
    ['horror', 'genre', ['Film 3', 'Film 2', 'Film 1']],
    ['de', 'production_country', ['Film 5']],
    ['germany', 'production_country', ['Film 5']],
    ['fritz-lang', 'person', ['Film 4']],
  ])('is narrowed by %s, which is a %s', async (restriction, kind, names) => {
    const narrowed = await channel(`movies?restriction=${restriction}`)
    expect(narrowed.restriction).toMatchObject({ model_type: kind })
    expect(namesOf(narrowed)).toEqual(names)
  })

  it('is not found under an unknown name or restriction', async () => {
    for (const path of ['nothing', 'movies?restriction=nothing-like-it'])
      expect((await test.call('GET', `/api/v1/channel/${path}`)).statusCode).toBe(404)
  })
})

describe('a title at random', () => {
  const pick = async (path: string) => {
    const answer = await test.call('GET', `/api/v1/channel/${path}`)
    return answer.statusCode === 200 ? answer.json().title : answer.statusCode
  }

  it('is one of what the filters leave, not always the same, and none where they leave none', async () => {
    const names = new Set<string>()
    for (let turn = 0; turn < 40; turn++) {
      const { name } = await pick('movies/random?year_from=1926')
      names.add(name)
    }
    expect([...names].every((name) => ['26', '27', '28', '29', '30'].includes(name.slice(5)))).toBe(
      true,
    )
    expect(names.size).toBeGreaterThan(1)
    expect(await pick('movies/random?year_from=2100')).toBeNull()
    expect(await pick('home/random')).toBe(404)
  })
})

describe('the home channel', () => {
  it('holds its channels in order, each with its first items', async () => {
    const home = await channel('home?lang=en')
    expect(home.content).toBeNull()
    expect(home.channels.map(({ slug }) => slug).slice(0, 3)).toEqual([
      'featured',
      'latest-links',
      'popular-movies',
    ])
    expect(home.channels[0]?.items).toHaveLength(5)
    expect(home.channels.find(({ slug }) => slug === 'popular-movies')?.items[0]).toMatchObject({
      name: 'Film 30',
      model_type: 'title',
    })
  })

  it('shows the most frequent genres, each by a title of its own, and the newest episodes, one of each series', async () => {
    const { db } = test.platform
    const shelf = async (slug: string) => {
      await test.platform.cache.invalidate([CHANNELS_TAG, TITLES_TAG])
      const { channels } = await channel('home?lang=en')
      return channels.find((each) => each.slug === slug)?.items
    }
    expect(await shelf('genres')).toMatchObject([
      { model_type: 'genre', slug: 'horror', titles: [{ name: 'Film 3' }, {}, {}] },
    ])
    expect(await shelf('new-episodes')).toEqual([])
    const series = await buildTitle(db, { type: 'series', name: 'Weekly', is_series: true })
    await insertEpisodes(db, { titleId: series.id, season: 2, episodes: [1, 2, 3] })
    for (const [episode_number, status] of [
      [1, 'active'],
      [2, 'active'],
      [3, 'pending'],
    ] as const)
      await buildLink(db, {
        title_id: series.id,
        season_number: 2,
        episode_number,
        status,
        created_at: new Date(Date.UTC(2026, 0, episode_number)),
      })
    expect(await shelf('new-episodes')).toMatchObject([
      { model_type: 'episode', season_number: 2, episode_number: 2, title: { name: 'Weekly' } },
    ])
  })

  it('asks the database the same few questions however much it shows', async () => {
    await channel('home')
    const count = (path: string) => countQueries(test.platform, () => channel(path))
    const [home, category] = [await count('home?lang=en'), await count('movies?lang=en&perPage=20')]
    expect({ home, category }).toEqual({ home: 9, category: 4 })
  })
})
