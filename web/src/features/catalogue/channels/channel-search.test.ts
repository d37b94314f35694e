import { expect, it } from 'vitest'
import { isFiltered, readChannelSearch, toCallQuery } from './channel-search.ts'

it('reads filters, order and page from an address', () => {
  expect(
    readChannelSearch({
      genre: 'horror',
      country: 'de',
      decade: 1920,
      quality: 21,
      links: true,
      order: 'name',
      page: 3,
    }),
  ).toEqual({
    genre: 'horror',
    country: 'DE',
    decade: 1920,
    quality: 21,
    links: true,
    order: 'name',
    page: 3,
  })
})

it('leaves out what makes no sense, and the first page', () => {
  expect(
    readChannelSearch({
      genre: '<b>',
      decade: 'soon',
      rating: 11,
      order: 'budget',
      page: 1,
      links: 'no',
      evil: 1,
    }),
  ).toEqual({ unread: true })
})

it('asks for a decade as a span of years', () => {
  expect(toCallQuery({ decade: 1920, rating: 7, links: true, page: 2 })).toEqual({
    year_from: 1920,
    year_to: 1929,
    min_rating: 7,
    has_links: 'true',
    page: 2,
  })
})

it('knows a narrowed list from a sorted one', () => {
  expect([isFiltered({ order: 'name', page: 2 }), isFiltered({ genre: 'horror' })]).toEqual([
    false,
    true,
  ])
})
