import { isEmptyQuery } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { createFileRoute } from '@tanstack/react-router'
import { SearchRoute } from '../features/catalogue/search/search-route.tsx'
import { searchPageQuery } from '../features/catalogue/search/search.queries.ts'
import { pageHead, siteImage } from '../features/catalogue/title-cards/page-head.ts'
import { notFoundOn404, requirePermission } from '../lib/guards.ts'
import { assertPageIsThere } from '../lib/own-address.ts'
import { translate } from '../lib/i18n.ts'
import { useSearchParts } from './search-parts.tsx'
import { readSearchOptions, wantedOf } from './search-options.ts'

export const Route = createFileRoute('/_shell/search/$query')({
  validateSearch: readSearchOptions,
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps }) => {
    if (isEmptyQuery(params.query)) return
    const { results, lists } = await queryClient
      .ensureQueryData(searchPageQuery(params.query, wantedOf(deps)))
      .catch(notFoundOn404)
    assertPageIsThere(deps.page, { data: [...results, ...lists] })
  },
  head: ({ params, match }) =>
    pageHead({
      name: translate('Results for “:query”', { query: params.query }),
      description: null,
      path: `/search/${encodeURIComponent(params.query)}`,
      page: match.search.page,
      image: siteImage(),
      isHidden: true,
      feed: { kind: 'search', name: params.query },
    }),
  component: Results,
})

function Results() {
  const { query } = Route.useParams()
  const search = Route.useSearch()
  const parts = useSearchParts(query, search)
  return <SearchRoute query={query} wanted={wantedOf(search)} parts={parts} />
}
