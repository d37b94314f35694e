import { titleEndpoints } from '@mediatheque/contract/catalogue/titles/titles.endpoints.ts'
import { endpointQuery } from '../../../lib/queries.ts'

export const titleQuery = (id: number) => endpointQuery(titleEndpoints.getTitle, { params: { id } })
export const relatedTitlesQuery = (id: number) =>
  endpointQuery(titleEndpoints.listRelatedTitles, { params: { id } })
export const seasonQuery = (id: number, season: number) =>
  endpointQuery(titleEndpoints.getSeason, { params: { id, season } })
export const episodesQuery = (id: number, season: number, page = 1) =>
  endpointQuery(titleEndpoints.listEpisodes, {
    params: { id, season },
    query: { page, truncateDescriptions: 'true' },
  })
