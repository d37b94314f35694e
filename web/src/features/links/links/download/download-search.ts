/** What the address of a download page says besides the title. */
export interface DownloadSearch {
  season?: number | undefined
  episode?: number | undefined
  host?: number | undefined
  quality?: number | undefined
  language?: number | undefined
  subs?: number | undefined
  page?: number | undefined
}

const NAMES = ['season', 'episode', 'host', 'quality', 'language', 'subs', 'page'] as const
const LEAST = { season: 0, episode: 0, host: 1, quality: 1, language: 1, subs: 1, page: 2 } as const

/** Whole numbers only; anything else in the address is left out. */
export function readDownloadSearch(search: Record<string, unknown>): DownloadSearch {
  const known = NAMES.flatMap((name) => {
    const value =
      search[name] === undefined || search[name] === '' ? Number.NaN : Number(search[name])
    return Number.isInteger(value) && value >= LEAST[name] ? [[name, value]] : []
  })
  return Object.fromEntries(known) as DownloadSearch
}
