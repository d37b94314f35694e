import { defineFeature } from '../../../platform/feature.ts'
import { auditedChannels } from './editing/channel-records.history.ts'
import { channelRecordRoutes } from './editing/channel-records.routes.ts'
import { revertibleChannels } from './editing/revert-channels.ts'
import { channelSitemap } from './channel-sitemap.ts'
import { channelRoutes } from './channels.routes.ts'

export const feature = defineFeature({
  tables: ['channel_items', 'channels', 'former_channel_slugs'],
  routes: [...channelRoutes, ...channelRecordRoutes],
  audited: [auditedChannels],
  revertible: [revertibleChannels],
  sitemaps: [channelSitemap],
})
