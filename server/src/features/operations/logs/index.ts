import { defineFeature } from '../../../platform/feature.ts'
import { logRoutes } from './logs.routes.ts'

export const feature = defineFeature({
  routes: logRoutes,
})
