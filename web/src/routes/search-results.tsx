import { isEmptyQuery } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { createFileRoute } from '@tanstack/react-router'
import { readSearchOptions } from '../features/catalogue/search/search-options.ts'
import { SearchRoute } from '../features/catalogue/search/search-route.tsx'
import { searchPageQuery } from '../features/catalogue/search/search.queries.ts'
import { pageHead, siteImage } from '../features/catalogue/title-cards/page-head.ts'
import { notFoundOn404, requirePermission } from '../lib/guards.ts'
import { assertPageIsThere } from '../lib/own-address.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/search/$query')({
  validateSearch: readSearchOptions,
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps }) => {
    if (isEmptyQuery(params.query)) return
    const { results } = await queryClient
      .ensureQueryData(searchPageQuery(params.query, deps))
      .catch(notFoundOn404)
    assertPageIsThere(deps.page, { data: results })
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
  return <SearchRoute query={Route.useParams().query} options={Route.useSearch()} />
}
