import { searchEndpoints } from '@mediatheque/contract/catalogue/search/search.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { languageOf } from '../titles/titles.service.ts'
import { presentSearch } from './search.presenter.ts'
import { search } from './search-results.service.ts'

export const searchRoutes = [
  bindEndpoint(searchEndpoints.search, {
    run: async ({ platform, actor, request, params, query }) =>
      search(platform, params.query, {
        ...query,
        language: await languageOf(platform, actor, request, query.lang),
      }),
    present: (results, { platform, params }) =>
      presentSearch(results, params.query, platform.clock.now()),
  }),
]
