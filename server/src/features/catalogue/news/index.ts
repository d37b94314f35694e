import { defineFeature } from '../../../platform/feature.ts'
import { newsRoutes } from './news.routes.ts'

export const feature = defineFeature({
  tables: ['news_articles', 'news_titles'],
  routes: newsRoutes,
})
