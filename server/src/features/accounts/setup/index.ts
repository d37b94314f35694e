import { defineFeature } from '../../../platform/feature.ts'
import { setupRoutes } from './setup.routes.ts'

export const feature = defineFeature({
  routes: setupRoutes,
})
