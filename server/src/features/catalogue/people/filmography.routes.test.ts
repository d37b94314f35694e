import type {
  PersonCredit,
  PersonView,
} from '@mediatheque/contract/catalogue/people/people.schemas.ts'
import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { Page } from '@mediatheque/contract/core/list-query.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { buildEpisode, buildSeason, buildTitle } from '../titles/titles.factory.ts'
import { buildCredit, buildPerson } from './people.factory.ts'

const test = useTestApp()

async function get<T>(path: string): Promise<T> {
  const response = await test.call('GET', `/api/v1/${path}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

const personOf = async (id: number) =>
  (await get<{ person: PersonView }>(`people/${id}?lang=en`)).person

const pageOf = async (id: number, query: string) =>
  (await get<{ pagination: Page<PersonCredit> }>(`people/${id}/credits?lang=en&${query}`))
    .pagination

/** All that there is, page by page. */
async function walk(id: number, query: string): Promise<PersonCredit[]> {
  const found: PersonCredit[] = []
  for (let page: number | null = 1; page !== null;) {
    const { data, next_page } = await pageOf(id, `${query}&page=${page}`)
    expect(data.length).toBeGreaterThan(0)
    found.push(...data)
    page = next_page
  }
  return found
}

const idsOf = (credits: readonly PersonCredit[]) => credits.map(({ title }) => title.id)

/** Works of many kinds and years, of which some are alike: their order has to be the same on every page. */
const buildWorks = async (count: number) =>
  (
    await test.platform.db
      .insertInto('titles')
      .values(
        Array.from({ length: count }, (_, n) => ({
          type: (['movie', 'movie', 'music'] as const)[n % 3]!,
          name: `Reel ${n}`,
          year: n % 10 === 9 ? null : 1900 + (n % 40),
          popularity: n % 5,
        })),
      )
      .returning(['id', 'type', 'year', 'popularity'])
      .execute()
  ).sort((a, b) => (b.year ?? 0) - (a.year ?? 0) || b.popularity - a.popularity || a.id - b.id)

let person: { id: number }
let works: Awaited<ReturnType<typeof buildWorks>>

beforeAll(async () => {
  const { db } = test.platform
  works = await buildWorks(540)
  person = await buildPerson(db)
  const parts = [
    ['cast', 520],
    ['music', 40],
    ['writing', 5],
  ] as const
  for (const [department, count] of parts)
    await db
      .insertInto('credits')
      .values(
        works.slice(0, count).map(({ id }) => ({
          title_id: id,
          person_id: person.id,
          department,
          job: department,
        })),
      )
      .execute()
})

describe('somebody with many works', () => {
  it('comes with how many they are, and the first of each department', async () => {
    const { credits, kinds, credits_count } = await personOf(person.id)
    expect(credits.map((one) => [one.department, one.count, one.credits.length])).toEqual([
      ['cast', 520, 24],
      ['music', 40, 12],
      ['writing', 5, 5],
    ])
    expect(credits_count).toBe(520)
    const countOf = (type: string) =>
      works.slice(0, 520).filter((work) => work.type === type).length
    expect(kinds).toEqual([
      { type: 'movie', count: countOf('movie') },
      { type: 'music', count: countOf('music') },
    ])
  })

  it('has as many of each department and kind as were counted, newest first and none twice', async () => {
    const { credits } = await personOf(person.id)
    for (const { department, count, kinds, credits: first } of credits) {
      const all = await walk(person.id, `department=${department}`)
      expect(idsOf(all)).toEqual(works.slice(0, count).map(({ id }) => id))
      expect(all.slice(0, first.length)).toEqual(first)
      for (const { type, count: ofKind } of kinds) {
        const found = await walk(person.id, `department=${department}&type=${type}`)
        expect(found).toHaveLength(ofKind)
        expect(found).toEqual(all.filter(({ title }) => title.type === type))
      }
    }
  })

  it('has 250 a page and nothing behind the last, nor of what nobody did', async () => {
    expect(await pageOf(person.id, 'department=cast')).toMatchObject({
      from: 1,
      to: 250,
      per_page: 250,
      total: 520,
      last_page: 3,
      next_page: 2,
    })
    expect(await pageOf(person.id, 'department=cast&page=3')).toMatchObject({
      from: 501,
      to: 520,
      next_page: null,
      prev_page: 2,
    })
    for (const nothing of ['department=cast&page=4', 'department=cast&type=series', 'department=x'])
      expect(await pageOf(person.id, nothing)).toMatchObject({ data: [], next_page: null })
  })
})

describe('a call for credits', () => {
  it.each(['', 'department=cast&type=nonsense', 'department=cast&page=0'])(
    'is refused with "%s"',
    async (query) => {
      const answer = await test.call('GET', `/api/v1/people/${person.id}/credits?${query}`)
      expect(answer.statusCode).toBe(422)
    },
  )

  it('finds nobody where there is nobody', async () => {
    const answer = await test.call('GET', '/api/v1/people/999999/credits?department=cast')
    expect(answer.statusCode).toBe(404)
  })
})

describe('a filmography', () => {
  it('has parts in several episodes of a title as one work', async () => {
    const { db } = test.platform
    const series = await buildTitle(db, { type: 'series', is_series: true })
    const season = await buildSeason(db, series.id)
    const { id } = await buildPerson(db)
    for (const episode_number of [1, 2, 3]) {
      const episode = await buildEpisode(db, {
        title_id: series.id,
        season_id: season.id,
        season_number: 1,
        episode_number,
      })
      await buildCredit(db, { title_id: series.id, person_id: id, episode_id: episode.id })
    }
    const { credits, kinds } = await personOf(id)
    expect(credits).toMatchObject([{ count: 1, credits: [{ episodes_count: 3 }] }])
    expect(kinds).toEqual([{ type: 'series', count: 1 }])
    expect(await pageOf(id, 'department=directing')).toMatchObject({ total: 1 })
  })

  it('neither counts nor names a title that is hidden, to nobody', async () => {
    const { db } = test.platform
    const { id } = await buildPerson(db)
    const [seen, hidden] = [
      await buildTitle(db),
      await buildTitle(db, { type: 'music' as TitleType }),
    ]
    for (const { id: title_id } of [seen, hidden])
      await buildCredit(db, { title_id, person_id: id })
    expect((await personOf(id)).credits).toMatchObject([{ count: 2 }])
    expect(await pageOf(id, 'department=directing')).toMatchObject({ total: 2 })
    const team = await test.as('moderator')
    const done = await team.call('PUT', `/api/v1/titles/${hidden.id}/changes`, {
      changes: { visibility: 'hidden' },
      versions: { [hidden.id]: 1 },
    })
    expect(done.statusCode, done.body).toBe(200)
    await test.platform.cache.invalidateAll()
    expect(await personOf(id)).toMatchObject({
      credits: [{ count: 1, kinds: [{ type: 'movie', count: 1 }], credits: [{}] }],
      kinds: [{ type: 'movie', count: 1 }],
      credits_count: 1,
    })
    const page = await pageOf(id, 'department=directing')
    expect([page.total, idsOf(page.data)]).toEqual([1, [seen.id]])
    expect(await pageOf(id, 'department=directing&type=music')).toMatchObject({ data: [] })
  })

  it('is that of who was kept, by the number of who was merged', async () => {
    const { db } = test.platform
    const [kept, gone] = [await buildPerson(db), await buildPerson(db)]
    const title = await buildTitle(db)
    await buildCredit(db, { title_id: title.id, person_id: gone.id })
    const team = await test.as('moderator')
    const merged = await team.call('POST', `/api/v1/people/${kept.id}/merge`, {
      version: 1,
      other: { id: gone.id, version: 1 },
    })
    expect(merged.statusCode, merged.body).toBeLessThan(300)
    expect(idsOf((await pageOf(gone.id, 'department=directing')).data)).toEqual([title.id])
  })
})
