import { countReported } from '../../../platform/database/overview-counts.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { reportableReviews } from './reportable-reviews.ts'
import { reportedReviewRoutes } from './reported-reviews.routes.ts'
import { listExportedReviews } from './reviews.export.repository.ts'
import { auditedReviews } from './reviews.history.ts'
import { reviewRoutes } from './reviews.routes.ts'
import { REPORTED_REVIEWS_TAG } from './write-reviews.service.ts'
import { writtenReviewRoutes } from './written-reviews.routes.ts'

export const feature = defineFeature({
  tables: ['reviews'],
  audited: [auditedReviews],
  routes: [...reviewRoutes, ...reportedReviewRoutes, ...writtenReviewRoutes],
  reportables: [reportableReviews],
  overview: {
    queues: [
      {
        name: 'reported-reviews',
        needs: 'reviews.delete',
        tags: [REPORTED_REVIEWS_TAG],
        count: (db) => countReported(db, 'reviews', 'review'),
      },
    ],
  },
  accountExport: {
    tables: ['reviews'],
    load: async ({ db }, userId) => ({
      contributions: { reviews: await listExportedReviews(db, userId) },
    }),
  },
})
