import { defineFeature } from '../../../platform/feature.ts'
import { downloadRoutes } from './downloads.routes.ts'

export const feature = defineFeature({
  routes: downloadRoutes,
})
