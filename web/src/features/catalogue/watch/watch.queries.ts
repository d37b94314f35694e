import { watchEndpoints } from '@mediatheque/contract/catalogue/watch/watch.endpoints.ts'
import { titleEndpoints } from '@mediatheque/contract/catalogue/titles/titles.endpoints.ts'
import type { WatchPageView } from '@mediatheque/contract/catalogue/watch/watch.schemas.ts'
import type { QueryClient } from '@tanstack/react-query'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../lib/queries.ts'

/** Read anew for each visit: where one is in a video changes while one watches it. */
export const watchQuery = (videoId: number) => ({
  ...endpointQuery(watchEndpoints.getWatchPage, { params: { videoId } }),
  staleTime: 0,
  refetchOnMount: false,
})

/**
 * What a page with a player shows of a video, and of its season: asked for before the page is drawn, so that nothing below
 * the lists moves when they come.
 * @throws {ApiError} where there is no such video
 */
export async function fetchWatchPage(
  queries: QueryClient,
  videoId: number,
): Promise<WatchPageView> {
  const view = await queries.fetchQuery(watchQuery(videoId))
  const { title, episode } = view
  if (episode) await queries.prefetchQuery(seasonEpisodesQuery(title.id, episode.season_number, 1))
  return view
}

/** The same for a page of something else, which shows the player of the best source; a failure leaves it without. */
export async function prefetchWatchPanel(queries: QueryClient, videoId: number): Promise<void> {
  try {
    const view = await fetchWatchPage(queries, videoId)
    const best = bestSourceOf(view)
    if (best !== undefined && best !== videoId) await queries.prefetchQuery(watchQuery(best))
  } catch {
    // It asks again by itself.
  }
}

export const isPlayedHere = ({ type, src, health }: WatchPageView['sources'][number]) =>
  src !== null && health !== 'dead' && (type === 'video' || type === 'stream' || type === 'embed')

/** @returns the id of the source that plays best here, if any does */
export const bestSourceOf = ({ sources }: WatchPageView): number | undefined =>
  sources.find(isPlayedHere)?.id

export const seasonEpisodesQuery = (id: number, season: number, page: number) =>
  endpointQuery(titleEndpoints.listEpisodes, {
    params: { id, season },
    query: { page, truncateDescriptions: 'true' },
  })

export const reportDeadVideo = defineWrite(watchEndpoints.reportDeadVideo, [
  watchEndpoints.getWatchPage,
])
