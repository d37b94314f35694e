import { defineFeature } from '../../../platform/feature.ts'
import { pageSitemap } from './page-sitemap.ts'
import { registerSitemaps } from './sitemaps.plugin.ts'

export const feature = defineFeature({
  plugins: [registerSitemaps],
  sitemaps: [pageSitemap],
})
