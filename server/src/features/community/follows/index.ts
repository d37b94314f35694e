import { defineFeature } from '../../../platform/feature.ts'
import { listExportedFollows } from './follows.export.repository.ts'
import { followRoutes } from './follows.routes.ts'
import { followJobs } from './news/news.jobs.ts'

export const feature = defineFeature({
  tables: ['follow_counts', 'follow_digests', 'follow_news', 'follows'],
  routes: followRoutes,
  jobs: followJobs,
  accountExport: {
    tables: ['follows'],
    load: async ({ db }, userId) => ({
      contributions: { follows: await listExportedFollows(db, userId) },
    }),
  },
})
