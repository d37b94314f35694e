import { defineFeature } from '../../../platform/feature.ts'
import { listExportedArticles } from './news.export.repository.ts'
import { newsSitemap } from './news-sitemap.ts'
import { articleEndpoints } from '@mediatheque/contract/catalogue/news/editing/articles.endpoints.ts'
import { NEWS_PICTURE_PURPOSE } from '@mediatheque/contract/catalogue/news/editing/news-pictures.ts'
import { auditedArticles } from './editing/articles.history.ts'
import { listArticlesOfFiles } from './editing/articles.repository.ts'
import { articleRoutes } from './editing/articles.routes.ts'
import { findDeletedArticles } from './editing/articles.service.ts'
import { appearingNews } from './editing/news.jobs.ts'
import { revertibleArticles } from './editing/revert-articles.ts'
import { newsRoutes } from './news.routes.ts'
import { revertibleTags } from './tags/revert-tags.ts'
import { tagRoutes } from './tags/tags.routes.ts'
import { TAGS } from './tags/tags.ts'

export const feature = defineFeature({
  tables: ['article_tags', 'former_tag_slugs', 'news_articles', 'news_titles', 'tags'],
  routes: [...newsRoutes, ...articleRoutes, ...tagRoutes],
  jobs: [appearingNews],
  audited: [auditedArticles, TAGS.audited],
  revertible: [revertibleArticles, revertibleTags],
  restorable: [
    {
      kind: 'news',
      by: articleEndpoints.restoreArticles,
      findDeleted: async (platform, ids) =>
        new Set((await findDeletedArticles(platform, ids)).map(({ id }) => id)),
    },
  ],
  filePurposes: [{ purpose: NEWS_PICTURE_PURPOSE, listUses: listArticlesOfFiles }],
  sitemaps: [newsSitemap],
  accountExport: {
    tables: ['news_articles'],
    load: async ({ db }, userId) => ({
      contributions: { news: await listExportedArticles(db, userId) },
    }),
  },
})
