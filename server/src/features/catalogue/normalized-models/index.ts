import { defineFeature } from '../../../platform/feature.ts'
import { normalizedModelRoutes } from './normalized-models.routes.ts'

export const feature = defineFeature({
  routes: normalizedModelRoutes,
})
