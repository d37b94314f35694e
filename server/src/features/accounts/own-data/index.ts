import { defineFeature } from '../../../platform/feature.ts'
import { ownDataRoutes } from './own-data.routes.ts'

export const feature = defineFeature({
  routes: ownDataRoutes,
})
