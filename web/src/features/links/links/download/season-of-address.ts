import type { DownloadSeasonView } from '@mediatheque/contract/links/downloads/downloads.schemas.ts'
import { type DownloadSearch, EVERY_SEASON, type LinkFilter } from './download-search.ts'

/** The newest season with anything to download, where there is a choice of seasons. */
function newestSeason(seasons: readonly DownloadSeasonView[]): number | undefined {
  if (seasons.length < 2) return undefined
  const filled = seasons.filter(
    (season) =>
      season.liens_active_count + season.nzbs_active_count + season.torrents_active_count > 0,
  )
  return filled.length === 0 ? undefined : Math.max(...filled.map(({ number }) => number))
}

/** What the lists of a title's page are narrowed by: the season of the address, else the newest. */
export function filterOf(
  { season, ...rest }: DownloadSearch,
  seasons: readonly DownloadSeasonView[],
): LinkFilter {
  return {
    ...rest,
    season: season === EVERY_SEASON ? undefined : (season ?? newestSeason(seasons)),
  }
}
