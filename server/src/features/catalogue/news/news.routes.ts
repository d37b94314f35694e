import { newsEndpoints } from '@mediatheque/contract/catalogue/news/news.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { languageOf } from '../titles/titles.service.ts'
import { presentNewsArticle, presentNewsCard } from './news.presenter.ts'
import { getNewsArticle, listNews } from './news.service.ts'

export const newsRoutes = [
  bindEndpoint(newsEndpoints.listNews, {
    run: async ({ platform, actor, request, query }) =>
      listNews(platform, query, await languageOf(platform, actor, request, query.lang)),
    present: (page, { platform }) =>
      presentPage(page, (rows) => rows.map((item) => presentNewsCard(item, platform.clock.now()))),
  }),
  bindEndpoint(newsEndpoints.getNewsArticle, {
    run: async ({ platform, actor, request, params, query }) =>
      getNewsArticle(platform, params.id, await languageOf(platform, actor, request, query.lang)),
    present: (article, { platform }) => ({
      article: presentNewsArticle(article, platform.clock.now()),
    }),
  }),
]
