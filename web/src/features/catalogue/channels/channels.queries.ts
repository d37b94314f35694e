import { channelEndpoints } from '@mediatheque/contract/catalogue/channels/channels.endpoints.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from '../../../lib/queries.ts'
import { type ChannelSearch, toCallQuery, toFilterQuery } from './channel-search.ts'

/** A channel with the page that its address asks for. */
export const channelQuery = (slugOrId: string, search: ChannelSearch = {}, restriction?: string) =>
  endpointQuery(channelEndpoints.getChannel, {
    params: { slugOrId },
    query: { ...toCallQuery(search), ...(restriction && { restriction }) },
  })

export type FacetsQuery = ReturnType<typeof facetsQuery>

/** What a channel can be narrowed by, with how many titles would be left. */
export const facetsQuery = (slugOrId: string, search: ChannelSearch, restriction?: string) => ({
  ...endpointQuery(channelEndpoints.getChannelFacets, {
    params: { slugOrId },
    query: { ...toFilterQuery(search), ...(restriction && { restriction }) },
  }),
  placeholderData: keepPreviousData,
})
