import { defineFeature } from '../../../platform/feature.ts'
import { listExportedReviews } from './reviews.export.repository.ts'
import { auditedReviews } from './reviews.history.ts'
import { reviewRoutes } from './reviews.routes.ts'

export const feature = defineFeature({
  tables: ['reviews'],
  audited: [auditedReviews],
  routes: reviewRoutes,
  accountExport: {
    tables: ['reviews'],
    load: async ({ db }, userId) => ({
      contributions: { reviews: await listExportedReviews(db, userId) },
    }),
  },
})
