import { defineFeature } from '../../../platform/feature.ts'
import { bootstrapRoutes } from './bootstrap.routes.ts'

export const feature = defineFeature({
  routes: bootstrapRoutes,
})
