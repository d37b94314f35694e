import { channelEndpoints } from '@mediatheque/contract/catalogue/channels/channels.endpoints.ts'
import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { valueListEndpoints } from '@mediatheque/contract/catalogue/value-lists/value-lists.endpoints.ts'
import type { ValueListName } from '@mediatheque/contract/catalogue/value-lists/value-lists.schemas.ts'
import { endpointQuery } from '../../../lib/queries.ts'
import { type ChannelSearch, toCallQuery } from './channel-search.ts'

const FILTER_LISTS: readonly ValueListName[] = [
  'genres',
  'countries',
  'qualities',
  'languages',
  'years',
]
const LISTS_STALE_MS = 5 * 60_000

/** A channel with the page that its address asks for. */
export const channelQuery = (slugOrId: string, search: ChannelSearch = {}, restriction?: string) =>
  endpointQuery(channelEndpoints.getChannel, {
    params: { slugOrId },
    query: { ...toCallQuery(search), ...(restriction && { restriction }) },
  })

/** What the titles of a kind can be filtered by. */
export const filterListsQuery = (type: TitleType | null) => ({
  ...endpointQuery(valueListEndpoints.getValueLists, {
    params: { names: FILTER_LISTS.join(',') },
    query: type ? { type } : {},
  }),
  staleTime: LISTS_STALE_MS,
})
