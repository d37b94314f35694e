import { defineFeature } from '../../../platform/feature.ts'
import { listExportedSubscriptions } from './subscriptions.export.repository.ts'
import { auditedSubscriptions } from './subscriptions.history.ts'
import { subscriptionRecordRoutes } from './records/subscription-records.routes.ts'
import { subscriptionRoutes } from './subscriptions.routes.ts'
import { subscriptionJobs } from './subscriptions.jobs.ts'

export const feature = defineFeature({
  tables: ['subscriptions'],
  audited: [auditedSubscriptions],
  routes: [...subscriptionRoutes, ...subscriptionRecordRoutes],
  jobs: subscriptionJobs,
  accountExport: {
    tables: ['subscriptions'],
    load: async ({ db }, userId) => ({
      subscriptions: await listExportedSubscriptions(db, userId),
    }),
  },
})
