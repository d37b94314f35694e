import { defineFeature } from '../../../platform/feature.ts'
import { listExportedArticles } from './news.export.repository.ts'
import { newsSitemap } from './news-sitemap.ts'
import { newsRoutes } from './news.routes.ts'

export const feature = defineFeature({
  tables: ['news_articles', 'news_titles'],
  routes: newsRoutes,
  sitemaps: [newsSitemap],
  accountExport: {
    tables: ['news_articles'],
    load: async ({ db }, userId) => ({
      contributions: { news: await listExportedArticles(db, userId) },
    }),
  },
})
