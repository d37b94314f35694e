import { defineFeature } from '../../../platform/feature.ts'
import { deleteCountedDownloads } from './links.repository.ts'
import { linkRoutes } from './links.routes.ts'

export const feature = defineFeature({
  tables: ['link_nfos', 'link_parts', 'links', 'moderation_events', 'recent_downloads', 'reports'],
  routes: linkRoutes,
  retention: [
    { table: 'recent_downloads', period: 'ended_days', deleteBefore: deleteCountedDownloads },
  ],
})
