import { searchHelpEndpoints } from '@mediatheque/contract/catalogue/search/search-help.endpoints.ts'
import { searchEndpoints } from '@mediatheque/contract/catalogue/search/search.endpoints.ts'
import type { SearchKind } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from '../../../lib/queries.ts'

type Query = NonNullable<
  Parameters<typeof endpointQuery<typeof searchEndpoints.search>>[1]
>['query']

export interface WantedResults {
  kind?: SearchKind | undefined
  page?: number | undefined
  /** Filters and order of titles, as the call has them. */
  narrowed?: Query
}

/** A page of results of one kind. */
export const searchPageQuery = (
  query: string,
  { kind = 'title', page = 1, narrowed }: WantedResults = {},
) =>
  endpointQuery(searchEndpoints.search, {
    params: { query },
    query: {
      ...(kind === 'title' && narrowed),
      loader: 'searchPage',
      model_type: kind,
      page,
    },
  })

/** What the titles that were found can be narrowed by. */
export const searchFacetsQuery = (query: string, narrowed: Query) => ({
  ...endpointQuery(searchHelpEndpoints.getSearchFacets, {
    params: { query },
    query: { ...narrowed },
  }),
  placeholderData: keepPreviousData,
})

const TRENDING_STALE_MS = 300_000

export const trendingQuery = () => ({
  ...endpointQuery(searchHelpEndpoints.listTrending),
  staleTime: TRENDING_STALE_MS,
})
