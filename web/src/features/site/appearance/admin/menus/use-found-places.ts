import { channelRecordEndpoints } from '@mediatheque/contract/catalogue/channels/editing/channel-records.endpoints.ts'
import { searchEndpoints } from '@mediatheque/contract/catalogue/search/search.endpoints.ts'
import {
  isEmptyQuery,
  SEARCH_QUERY_MAX_LENGTH,
} from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import {
  channelUrl,
  personUrl,
  titleUrl,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { customPageUrl } from '@mediatheque/contract/site/custom-pages/custom-page-url.ts'
import { customPageEndpoints } from '@mediatheque/contract/site/custom-pages/custom-pages.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../../../../lib/queries.ts'
import { useSession } from '../../../../../lib/session.tsx'
import { useDebounced } from '../../../../../lib/use-debounced.ts'

const TYPED_MS = 250

export interface FoundPlace {
  readonly path: string
  readonly name: string
}

/**
 * What is called so on this site: pages of its own that are published and channels, for those who look after them, and
 * titles and people. Nothing while a path is typed.
 */
export function useFoundPlaces(typed: string): readonly FoundPlace[] {
  const { can } = useSession()
  const settled = useDebounced(typed, TYPED_MS)
  const query = settled.slice(0, SEARCH_QUERY_MAX_LENGTH)
  const isSearched = !settled.startsWith('/') && !isEmptyQuery(query)
  const { data: pages } = useQuery({
    ...endpointQuery(customPageEndpoints.listCustomPages, { query: { query } }),
    enabled: isSearched && can('custom_pages.update'),
  })
  const { data: channels } = useQuery({
    ...endpointQuery(channelRecordEndpoints.listChannels, { query: { query } }),
    enabled: isSearched && can('channels.update'),
  })
  const { data: found } = useQuery({
    ...endpointQuery(searchEndpoints.search, {
      params: { query },
      query: { loader: 'searchAutocomplete' },
    }),
    enabled: isSearched,
  })
  if (!isSearched) return []
  return [
    ...(pages?.pagination.data ?? [])
      .filter((page) => page.is_published)
      .map((page) => ({ name: page.title, path: customPageUrl(page) })),
    ...(channels?.pagination.data ?? []).map((channel) => ({
      name: channel.name,
      path: channelUrl(channel),
    })),
    ...(found?.results ?? []).map((result) => ({
      name: result.name,
      path: result.model_type === 'title' ? titleUrl(result) : personUrl(result),
    })),
  ]
}
