import { watchEndpoints } from '@mediatheque/contract/catalogue/watch/watch.endpoints.ts'
import { titleEndpoints } from '@mediatheque/contract/catalogue/titles/titles.endpoints.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../lib/queries.ts'

/** Read anew for each visit: where one is in a video changes while one watches it. */
export const watchQuery = (videoId: number) => ({
  ...endpointQuery(watchEndpoints.getWatchPage, { params: { videoId } }),
  staleTime: 0,
  refetchOnMount: false,
})

export const seasonEpisodesQuery = (id: number, season: number, page: number) =>
  endpointQuery(titleEndpoints.listEpisodes, {
    params: { id, season },
    query: { page, truncateDescriptions: 'true' },
  })

export const reportDeadVideo = defineWrite(watchEndpoints.reportDeadVideo, [
  watchEndpoints.getWatchPage,
])
