import { searchReader } from '../../../../lib/page-search.ts'

interface PlaceSearch {
  season?: number
  episode?: number
}

const readNumber = (value: unknown): number | undefined =>
  /^\d{1,5}$/.test(String(value)) ? Number(value) : undefined

/** Of which season, or episode of it, the videos of a title are shown. An episode alone is none. */
export const readPlaceSearch = searchReader<PlaceSearch>(['season', 'episode'], (search) => {
  const season = readNumber(search['season'])
  const episode = season === undefined ? undefined : readNumber(search['episode'])
  return {
    ...(season !== undefined && { season }),
    ...(episode !== undefined && { episode }),
  }
})
