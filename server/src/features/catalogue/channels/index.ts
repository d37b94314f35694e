import { defineFeature } from '../../../platform/feature.ts'
import { channelSitemap } from './channel-sitemap.ts'
import { channelRoutes } from './channels.routes.ts'

export const feature = defineFeature({
  tables: ['channel_items', 'channels', 'former_channel_slugs'],
  routes: channelRoutes,
  sitemaps: [channelSitemap],
})
