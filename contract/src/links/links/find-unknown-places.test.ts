import { describe, expect, it } from 'vitest'
import { findUnknownPlaces } from './find-unknown-places.ts'

const seasons = [{ number: 1, episodes: [1, 2] }]
const links = [
  { line: 1, episode: 2 },
  { line: 2, episode: 3 },
]

describe('places that the catalogue does not know', () => {
  it('names the lines whose episodes the season lacks', () => {
    expect(findUnknownPlaces(links, 1, seasons)).toEqual({
      isSeasonUnknown: false,
      episodes: [{ line: 2, episode: 3 }],
    })
  })

  it('knows no episode of an unknown season', () => {
    expect(findUnknownPlaces(links, 9, seasons)).toEqual({
      isSeasonUnknown: true,
      episodes: [
        { line: 1, episode: 2 },
        { line: 2, episode: 3 },
      ],
    })
  })

  it('asks no episode of a full season', () => {
    expect(findUnknownPlaces([{ line: 1, episode: null }], 1, seasons).episodes).toEqual([])
  })
})
