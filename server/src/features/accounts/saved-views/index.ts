import { defineFeature } from '../../../platform/feature.ts'
import { listExportedViews } from './saved-views.repository.ts'
import { savedViewRoutes } from './saved-views.routes.ts'

export const feature = defineFeature({
  tables: ['saved_views'],
  routes: savedViewRoutes,
  accountExport: {
    tables: ['saved_views'],
    load: async ({ db }, userId) => ({ saved_views: await listExportedViews(db, userId) }),
  },
})
