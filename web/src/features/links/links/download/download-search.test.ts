import { describe, expect, it } from 'vitest'
import { readDownloadSearch } from './download-search.ts'
import { filterOf } from './season-of-address.ts'

describe('the address of a download page', () => {
  it('is read as whole numbers', () => {
    expect(readDownloadSearch({ season: 2, episode: '3', host: 50 })).toEqual({
      season: 2,
      episode: 3,
      host: 50,
    })
  })

  it('can ask for every season', () => {
    expect(readDownloadSearch({ season: 'all' })).toEqual({ season: 'all' })
  })

  it('loses what is no filter', () => {
    expect(
      readDownloadSearch({ season: 'x', host: 0, quality: 1.5, language: '', page: 1, other: 4 }),
    ).toEqual({ unread: true })
  })
})

describe('the season of a download page', () => {
  const seasonOf = (number: number, links: number) => ({
    number,
    episode_count: 1,
    episodes: [1],
    last_episode: 0,
    is_complete: false,
    liens_active_count: links,
    nzbs_active_count: 0,
    torrents_active_count: 0,
  })
  const seasons = [seasonOf(0, 1), seasonOf(1, 3), seasonOf(2, 1), seasonOf(3, 0)]

  it('is the newest with links unless the address says otherwise', () => {
    expect(filterOf({}, seasons)).toEqual({ season: 2 })
    expect(filterOf({ season: 1 }, seasons)).toEqual({ season: 1 })
    expect(filterOf({ season: 'all', host: 4 }, seasons)).toEqual({ season: undefined, host: 4 })
  })

  it('is not chosen where there is no choice', () => {
    expect(filterOf({}, [seasonOf(1, 3)]).season).toBeUndefined()
    expect(filterOf({}, [seasonOf(1, 0), seasonOf(2, 0)]).season).toBeUndefined()
  })
})
