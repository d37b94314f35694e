import { defineFeature } from '../../../platform/feature.ts'
import { listExportedFollows } from './follows.export.repository.ts'
import { followRoutes } from './follows.routes.ts'

export const feature = defineFeature({
  tables: ['follow_counts', 'follows'],
  routes: followRoutes,
  accountExport: {
    tables: ['follows'],
    load: async ({ db }, userId) => ({
      contributions: { follows: await listExportedFollows(db, userId) },
    }),
  },
})
