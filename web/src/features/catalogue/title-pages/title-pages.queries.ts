import { titlePageEndpoints } from '@mediatheque/contract/catalogue/title-pages/title-pages.endpoints.ts'
import { numberParam } from '../../../lib/guards.ts'
import { endpointQuery } from '../../../lib/queries.ts'

export interface EpisodeParams {
  readonly id: string
  readonly season: string
  readonly episode: string
}

export const episodeQuery = ({ id, season, episode }: EpisodeParams) =>
  endpointQuery(titlePageEndpoints.getEpisode, {
    params: { id: numberParam(id), season: numberParam(season), episode: numberParam(episode) },
  })
export const fullCreditsQuery = (id: string) =>
  endpointQuery(titlePageEndpoints.listTitleCredits, { params: { id: numberParam(id) } })
export const titleImagesQuery = (id: string) =>
  endpointQuery(titlePageEndpoints.listTitleImages, { params: { id: numberParam(id) } })
export const titleVideosQuery = (id: string) =>
  endpointQuery(titlePageEndpoints.listTitleVideos, { params: { id: numberParam(id) } })
