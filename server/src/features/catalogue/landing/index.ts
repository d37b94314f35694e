import { defineFeature } from '../../../platform/feature.ts'
import { landingRoutes } from './landing.routes.ts'

export const feature = defineFeature({
  routes: landingRoutes,
})
