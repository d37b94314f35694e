import { defineFeature } from '../../../platform/feature.ts'
import { valueListRoutes } from './value-lists.routes.ts'

export const feature = defineFeature({
  tables: ['countries', 'languages'],
  routes: valueListRoutes,
})
