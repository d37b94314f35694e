import { defineFeature } from '../../../platform/feature.ts'
import { listExportedLinks, listExportedReports } from './links.export.repository.ts'
import { deleteCountedDownloads } from './links.repository.ts'
import { linkRoutes } from './links.routes.ts'

export const feature = defineFeature({
  tables: ['link_nfos', 'link_parts', 'links', 'moderation_events', 'recent_downloads', 'reports'],
  routes: linkRoutes,
  retention: [
    { table: 'recent_downloads', period: 'ended_days', deleteBefore: deleteCountedDownloads },
  ],
  accountExport: {
    tables: ['links', 'reports'],
    load: async ({ db }, userId) => ({
      contributions: {
        links: await listExportedLinks(db, userId),
        reports: await listExportedReports(db, userId),
      },
    }),
  },
  notExported: {
    moderation_events: 'what moderators wrote and did',
    recent_downloads: 'kept for an hour, so that a download counts once',
  },
})
