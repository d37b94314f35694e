import { defineFeature } from '../../../platform/feature.ts'
import { auditedHosts } from './checker.history.ts'
import { checkerJobs } from './checker.jobs.ts'
import { checkerRoutes } from './checker.routes.ts'

export const feature = defineFeature({
  tables: ['host_checks', 'link_checks', 'video_checks'],
  routes: checkerRoutes,
  jobs: checkerJobs,
  audited: [auditedHosts],
})
