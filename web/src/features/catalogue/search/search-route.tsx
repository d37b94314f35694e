import { isEmptyQuery } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { SearchPage } from './search-page.tsx'
import type { SearchParts } from './search-results.tsx'
import { searchPageQuery, type WantedResults } from './search.queries.ts'

interface SearchRouteProps {
  query?: string
  wanted?: WantedResults
  parts?: SearchParts
}

/** The search page with or without a query. */
export function SearchRoute({ query = '', wanted = {}, parts }: SearchRouteProps) {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const { data } = useQuery({ ...searchPageQuery(query, wanted), enabled: !isEmptyQuery(query) })
  return (
    <SearchPage
      query={isEmptyQuery(query) ? '' : query}
      parts={parts}
      response={data ?? null}
      isLoading={isLoading}
    />
  )
}
