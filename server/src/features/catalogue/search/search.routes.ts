import { searchEndpoints } from '@mediatheque/contract/catalogue/search/search.endpoints.ts'
import { searchHelpEndpoints } from '@mediatheque/contract/catalogue/search/search-help.endpoints.ts'
import { TRENDING_LIMIT } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentTitleCard } from '../titles/titles.presenter.ts'
import { getSettings } from '../../site/settings/settings.service.ts'
import { listTrendingTitles } from '../titles/titles.service.ts'
import { presentSearch } from './search.presenter.ts'
import { listSearchFacets, search } from './search-catalogue.ts'

export const searchRoutes = [
  bindEndpoint(searchEndpoints.search, {
    run: ({ platform, actor, params, query: { lang, ...query }, language }) =>
      search(platform, { actor, language: lang ?? language }, params.query, query),
    present: (results, { platform, actor, params, query, language }) =>
      presentSearch(results, params.query, {
        actor,
        language: query.lang ?? language,
        now: platform.clock.now(),
      }),
  }),
  bindEndpoint(searchHelpEndpoints.getSearchFacets, {
    run: ({ platform, params, query: { lang, ...query }, language }) =>
      listSearchFacets(platform, params.query, query, lang ?? language),
  }),
  bindEndpoint(searchHelpEndpoints.listTrending, {
    run: async ({ platform, query, language }) =>
      (await getSettings(platform)).search.trending
        ? listTrendingTitles(platform, TRENDING_LIMIT, query.lang ?? language)
        : [],
    present: (titles, { platform }) => ({
      titles: titles.map((row) => presentTitleCard(row, platform.clock.now())),
    }),
  }),
]
