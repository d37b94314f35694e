import type { ChannelFacets } from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import type { SearchResponse } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { countQueries } from '../test-count-queries.ts'
import { buildTitle } from '../titles/titles.factory.ts'

const test = useTestApp()

beforeAll(async () => {
  const { db } = test.platform
  const lately = new Date()
  await buildTitle(db, { name: 'Moon one', type: 'movie', year: 1920, popularity: 30 })
  await buildTitle(db, {
    name: 'Moon two',
    type: 'movie',
    year: 1955,
    popularity: 20,
    last_link_at: lately,
  })
  await buildTitle(db, { name: 'Moon three', type: 'doc', year: 1958, popularity: 10 })
  await buildTitle(db, { name: 'Sun', type: 'doc', year: 1958, popularity: 90 })
})

async function get<T>(path: string): Promise<T> {
  const response = await test.call('GET', `/api/v1/${path}`)
  expect(response.statusCode).toBe(200)
  return response.json()
}
const namesOf = ({ results }: SearchResponse) => results.map(({ name }) => name)
const counts = (facet: ChannelFacets['facets']['type']) =>
  Object.fromEntries(facet.map(({ value, count }) => [value, count]))

describe('the titles that a search finds', () => {
  it('are narrowed by kind, years and links, with counts of what is left', async () => {
    const movies = await get<SearchResponse>('search/moon?type=movie')
    expect(namesOf(movies)).toEqual(['Moon one', 'Moon two'])
    expect(movies.counts.title).toBe(2)
    expect(movies.filters).toEqual([{ filter: 'type', value: 'movie', label: 'Movie' }])
    expect(namesOf(await get('search/moon?year_from=1950&year_to=1959'))).toEqual([
      'Moon two',
      'Moon three',
    ])
    expect(namesOf(await get('search/moon?has_links=true'))).toEqual(['Moon two'])
  })

  it('come in another order where one is asked for', async () => {
    expect(namesOf(await get('search/moon?order=year'))).toEqual([
      'Moon three',
      'Moon two',
      'Moon one',
    ])
  })

  it('are paged when narrowed', async () => {
    const page = await get<SearchResponse>('search/moon?year_from=1900&limit=2&page=2')
    expect(namesOf(page)).toEqual(['Moon three'])
    expect(page.last_page).toBe(2)
  })

  it('are told apart by kind and decade, without those that the search does not find', async () => {
    const all = await get<ChannelFacets>('search/moon/facets')
    expect(all.total).toBe(3)
    expect(counts(all.facets.type)).toEqual({ movie: 2, doc: 1 })
    expect(counts(all.facets.decade)).toEqual({ 1950: 2, 1920: 1 })
    const docs = await get<ChannelFacets>('search/moon/facets?type=doc')
    expect(docs.total).toBe(1)
    expect(counts(docs.facets.type)).toEqual({ movie: 2, doc: 1 })
    expect(counts(docs.facets.decade)).toEqual({ 1950: 1, 1920: 0 })
  })

  it('cost the same however many they are', async () => {
    const count = (path: string) => countQueries(test.platform, () => get(path))
    // What genres and countries are called is kept for longer.
    await get('search/moon/facets?genre=drama')
    const few = await count('search/moon?type=doc')
    const fewFacets = await count('search/moon/facets?type=music')
    expect(await count('search/moon?type=movie')).toBe(few)
    expect(await count('search/moon/facets?type=movie')).toBe(fewFacets)
    expect(few).toBeLessThan(16)
  })
})

describe('what is trending', () => {
  it('begins with what got links lately, and is filled with what is popular', async () => {
    const { titles } = await get<{ titles: { name: string }[] }>('trending')
    expect(titles.map(({ name }) => name)).toEqual(['Moon two', 'Sun', 'Moon one', 'Moon three'])
  })
})
