import { defineFeature } from '../../../platform/feature.ts'
import { auditedJobs } from './jobs.history.ts'
import { jobRoutes } from './jobs.routes.ts'

const DAY_SECONDS = 86_400

export const feature = defineFeature({
  routes: jobRoutes,
  audited: [auditedJobs],
  followSettings: ({ jobs }, { queue }) =>
    jobs.tune({ moreRetries: queue.more_retries, doneSeconds: queue.done_days * DAY_SECONDS }),
})
