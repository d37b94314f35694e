import { searchReader } from '../../../../lib/page-search.ts'

/** What a list of links is narrowed by. */
export interface LinkFilter {
  season?: number | undefined
  episode?: number | undefined
  host?: number | undefined
  quality?: number | undefined
  language?: number | undefined
  subs?: number | undefined
  page?: number | undefined
}

/** What the address of a download page says besides the title. Without a season the page chooses one. */
export interface DownloadSearch extends Omit<LinkFilter, 'season'> {
  season?: number | typeof EVERY_SEASON | undefined
}

export const EVERY_SEASON = 'all'

const NAMES = ['season', 'episode', 'host', 'quality', 'language', 'subs', 'page'] as const
const LEAST = { season: 0, episode: 0, host: 1, quality: 1, language: 1, subs: 1, page: 2 } as const
const MOST = 99_999

/** Whole numbers, and every season; anything else in the address is left out. */
export const readDownloadSearch = searchReader<DownloadSearch>(NAMES, readNumbers)

function readNumbers(search: Record<string, unknown>): DownloadSearch {
  if (search['season'] === EVERY_SEASON)
    return { ...readNumbers({ ...search, season: undefined }), season: EVERY_SEASON }
  const known = NAMES.flatMap((name) => {
    const value =
      search[name] === undefined || search[name] === '' ? Number.NaN : Number(search[name])
    return Number.isInteger(value) && value >= LEAST[name] && value <= MOST ? [[name, value]] : []
  })
  return Object.fromEntries(known) as DownloadSearch
}
