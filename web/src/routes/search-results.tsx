import { isEmptyQuery } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { createFileRoute } from '@tanstack/react-router'
import { readSearchOptions } from '../features/catalogue/search/search-options.ts'
import { SearchRoute } from '../features/catalogue/search/search-route.tsx'
import { searchPageQuery } from '../features/catalogue/search/search.queries.ts'
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
  head: ({ params }) => ({
    meta: [
      { title: translate('Results for “:query”', { query: params.query }) },
      { name: 'robots', content: 'noindex, follow' },
    ],
  }),
  component: Results,
})

function Results() {
  return <SearchRoute query={Route.useParams().query} options={Route.useSearch()} />
}
