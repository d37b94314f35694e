import { isEmptyQuery } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { SearchPage } from './search-page.tsx'
import { type SearchPageOptions, searchPageQuery } from './search.queries.ts'

/** The search page with or without a query. */
export function SearchRoute({
  query = '',
  options = {},
}: {
  query?: string
  options?: SearchPageOptions
}) {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const { data } = useQuery({ ...searchPageQuery(query, options), enabled: !isEmptyQuery(query) })
  return (
    <SearchPage
      query={isEmptyQuery(query) ? '' : query}
      options={options}
      response={data ?? null}
      isLoading={isLoading}
    />
  )
}
