import { defineFeature } from '../../../platform/feature.ts'
import { subscriptionRoutes } from './subscriptions.routes.ts'
import { subscriptionJobs } from './subscriptions.jobs.ts'

export const feature = defineFeature({
  tables: ['subscriptions'],
  routes: subscriptionRoutes,
  jobs: subscriptionJobs,
})
