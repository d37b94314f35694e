import { articleEndpoints } from '@mediatheque/contract/catalogue/news/editing/articles.endpoints.ts'
import { articleList } from '@mediatheque/contract/catalogue/news/editing/articles.list.ts'
import { NEWS_PICTURE_PURPOSE } from '@mediatheque/contract/catalogue/news/editing/news-pictures.ts'
import { bindEndpoint, viewOfRecord } from '../../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../../platform/http/pagination.ts'
import { keepPictureOfAddress } from '../../images/keep-picture.service.ts'
import { canEditNews } from './articles.policy.ts'
import { articleCells, presentEditedArticle, presentListedArticle } from './articles.presenter.ts'
import {
  createArticle,
  deleteArticles,
  type EditedArticleRow,
  findArticles,
  findDeletedArticles,
  getArticle,
  listArticles,
  readArticles,
  restoreArticles,
  updateArticle,
  withTitles,
} from './articles.service.ts'

const versioned = viewOfRecord<EditedArticleRow>({
  find: (id, { platform }) => getArticle(platform, id),
  view: async (row, { platform, language }) =>
    presentEditedArticle(await withTitles(platform, row, language), platform.config),
})

export const articleRoutes = [
  bindEndpoint(articleEndpoints.listArticles, {
    run: ({ platform, query }) => listArticles(platform, query),
    present: (page) => presentPage(page, (rows) => rows.map(presentListedArticle)),
  }),
  bindEndpoint(articleEndpoints.exportArticles, {
    run: (call) =>
      csvAnswer(call, articleList, readArticles(call.platform, call.query), articleCells),
  }),
  bindEndpoint(articleEndpoints.getEditedArticle, {
    run: async ({ platform, params, language }) =>
      withTitles(platform, await getArticle(platform, params.id), language),
    present: (article, { platform }) => ({
      article: presentEditedArticle(article, platform.config),
    }),
  }),
  bindEndpoint(articleEndpoints.createArticle, {
    run: async ({ platform, actor, body, language }) =>
      withTitles(platform, await createArticle(platform, actor, body), language),
    present: (article, { platform }) => ({
      article: presentEditedArticle(article, platform.config),
    }),
  }),
  bindEndpoint(articleEndpoints.updateArticle, {
    versioned,
    load: ({ platform, params }) => getArticle(platform, params.id),
    policy: (actor) => canEditNews(actor),
    run: async ({ platform, record, body, language }) =>
      withTitles(platform, await updateArticle(platform, record, body), language),
    present: (article, { platform }) => ({
      article: presentEditedArticle(article, platform.config),
    }),
  }),
  bindEndpoint(articleEndpoints.deleteArticles, {
    versioned,
    load: ({ platform, params }) => findArticles(platform, params.ids),
    policy: (actor) => canEditNews(actor),
    run: async ({ platform, record, body }) => ({
      deleted: await deleteArticles(platform, record, body.versions),
    }),
  }),
  bindEndpoint(articleEndpoints.restoreArticles, {
    load: ({ platform, params }) => findDeletedArticles(platform, params.ids),
    policy: (actor) => canEditNews(actor),
    run: async ({ platform, record }) => ({ restored: await restoreArticles(platform, record) }),
  }),
  bindEndpoint(articleEndpoints.keepArticlePicture, {
    run: async ({ platform, actor, body }) => ({
      image: await keepPictureOfAddress(platform, NEWS_PICTURE_PURPOSE, {
        ownerId: actor.user.id,
        name: 'picture',
        url: body.url,
      }),
    }),
  }),
]
