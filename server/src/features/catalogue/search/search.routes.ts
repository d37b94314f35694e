import { searchEndpoints } from '@mediatheque/contract/catalogue/search/search.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentSearch } from './search.presenter.ts'
import { search } from './search-catalogue.ts'

export const searchRoutes = [
  bindEndpoint(searchEndpoints.search, {
    run: ({ platform, params, query, language }) =>
      search(platform, params.query, {
        ...query,
        language: query.lang ?? language,
      }),
    present: (results, { platform, params }) =>
      presentSearch(results, params.query, platform.clock.now()),
  }),
]
