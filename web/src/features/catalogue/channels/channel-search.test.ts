import { expect, it } from 'vitest'
import { changeRange, toggleChosen } from './change-search.ts'
import { countFilters, isFiltered, readChannelSearch, toCallQuery } from './channel-search.ts'

it('reads filters, order and page from an address', () => {
  expect(
    readChannelSearch({
      genre: 'horror,drama',
      country: 'de,FR,de',
      quality: 21,
      language: '1,2',
      year_from: 1920,
      rating_to: '7.5',
      links: true,
      order: 'name',
      page: 3,
    }),
  ).toEqual({
    genre: 'horror,drama',
    country: 'DE,FR',
    quality: 21,
    language: '1,2',
    year_from: 1920,
    rating_to: 7.5,
    links: true,
    order: 'name',
    page: 3,
  })
})

it('leaves out what makes no sense, and the first page', () => {
  expect(
    readChannelSearch({
      genre: '<b>',
      quality: '0,x',
      year_from: 'soon',
      rating_from: 11,
      runtime_to: true,
      order: 'budget',
      page: 1,
      links: 'no',
      evil: 1,
    }),
  ).toEqual({ unread: true })
})

it('keeps what makes sense beside what does not, and of too much the first', () => {
  expect(readChannelSearch({ genre: 'horror,<b>,,drama' }).genre).toBe('horror,drama')
  const many = Array.from({ length: 50 }, (_, index) => index + 1).join(',')
  expect(String(readChannelSearch({ quality: many }).quality).split(',')).toHaveLength(20)
})

it('reads addresses that were passed on before, with a decade and the least rating', () => {
  expect(readChannelSearch({ decade: 1920, rating: 7 })).toEqual({
    year_from: 1920,
    year_to: 1929,
    rating_from: 7,
  })
})

it('asks the API for the same', () => {
  expect(
    toCallQuery({ genre: 'horror', year_from: 1920, rating_from: 7, links: true, page: 2 }),
  ).toEqual({ genre: 'horror', year_from: 1920, min_rating: 7, has_links: 'true', page: 2 })
})

it('adds and takes away one value, and goes back to the first page', () => {
  const both = toggleChosen({ genre: 'horror', page: 4 }, 'genre', 'drama')
  expect(both).toEqual({ genre: 'horror,drama' })
  expect(toggleChosen(both, 'genre', 'horror')).toEqual({ genre: 'drama' })
  expect(toggleChosen({ quality: 21 }, 'quality', '21')).toEqual({})
})

it('turns a span around that was entered backwards', () => {
  expect(changeRange({}, 'year', { from: 1999, to: 1990 })).toEqual({
    year_from: 1990,
    year_to: 1999,
  })
})

it('knows a narrowed list from a sorted one, and by how much it is narrowed', () => {
  expect([isFiltered({ order: 'name', page: 2 }), isFiltered({ genre: 'horror' })]).toEqual([
    false,
    true,
  ])
  expect(countFilters({ genre: 'horror,drama', year_from: 1990, year_to: 1999, links: true })).toBe(
    4,
  )
})
