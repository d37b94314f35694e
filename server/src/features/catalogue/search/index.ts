import { defineFeature } from '../../../platform/feature.ts'
import { searchRoutes } from './search.routes.ts'

export const feature = defineFeature({
  routes: searchRoutes,
})
