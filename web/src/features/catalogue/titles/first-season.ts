import type {
  SeasonSummary,
  TitleView,
} from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import type { QueryClient } from '@tanstack/react-query'
import { getBootstrap } from '../../../lib/session.tsx'
import { episodesQuery } from './titles.queries.ts'
import { watchedQuery } from './watching.queries.ts'

/** The newest that something can be had of, as on the download page; else the first that is no special. */
export function firstShown(seasons: readonly SeasonSummary[]): number {
  const had = seasons.findLast((season) => season.number > 0 && season.last_episode > 0)
  return (had ?? seasons.find(({ number }) => number > 0) ?? seasons[0])?.number ?? 1
}

/** Its episodes, and what the reader has seen of them: before the page is drawn, so that nothing below them moves after. */
export async function prefetchFirstSeason(
  queries: QueryClient,
  { id, seasons }: Pick<TitleView, 'id' | 'seasons'>,
): Promise<void> {
  const number = firstShown(seasons)
  await Promise.all([
    queries.prefetchQuery(episodesQuery(id, number)),
    getBootstrap().user && queries.prefetchQuery(watchedQuery(id, number)),
  ])
}
