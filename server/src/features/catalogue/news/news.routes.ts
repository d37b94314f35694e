import { newsEndpoints } from '@mediatheque/contract/catalogue/news/news.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { canEditNews } from './editing/articles.policy.ts'
import { presentNewsArticle, presentNewsCard } from './news.presenter.ts'
import { getNewsArticle, getTagOfNews, listNews, listTagsOfNews } from './news.service.ts'

export const newsRoutes = [
  bindEndpoint(newsEndpoints.listNews, {
    run: async ({ platform, query, language: own }) => {
      const language = query.lang ?? own
      const tag = query.tag ? await getTagOfNews(platform, query.tag, language) : null
      const [page, tags] = await Promise.all([
        listNews(platform, { ...query, tagId: tag?.id }, language),
        listTagsOfNews(platform, language),
      ])
      return { page, tag, tags }
    },
    present: async ({ page, tag, tags }, { platform }) => ({
      ...(await presentPage(page, (rows) =>
        rows.map((item) => presentNewsCard(item, platform.clock.now())),
      )),
      tag,
      tags: [...tags],
    }),
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
