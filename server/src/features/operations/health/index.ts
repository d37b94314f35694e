import { defineFeature } from '../../../platform/feature.ts'
import { noteHealth } from './health.jobs.ts'
import { healthRoutes } from './health.routes.ts'

export const feature = defineFeature({
  tables: ['health_states'],
  routes: healthRoutes,
  jobs: [noteHealth],
})
