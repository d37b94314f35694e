import { newsEndpoints } from '@mediatheque/contract/catalogue/news/news.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { canEditNews } from './editing/articles.policy.ts'
import { presentNewsArticle, presentNewsCard } from './news.presenter.ts'
import { getNewsArticle, listNews } from './news.service.ts'

export const newsRoutes = [
  bindEndpoint(newsEndpoints.listNews, {
    run: ({ platform, query, language }) => listNews(platform, query, query.lang ?? language),
    present: (page, { platform }) =>
      presentPage(page, (rows) => rows.map((item) => presentNewsCard(item, platform.clock.now()))),
  }),
  bindEndpoint(newsEndpoints.getNewsArticle, {
    run: ({ platform, actor, params, query, language }) =>
      getNewsArticle(platform, params.id, { actor, language: query.lang ?? language }),
    present: (article, { platform, actor, t }) => ({
      article: presentNewsArticle(article, {
        now: platform.clock.now(),
        canUpdate: canEditNews(actor),
        basePath: platform.config.basePath,
        t,
      }),
    }),
  }),
]
