import { defineFeature } from '../../../platform/feature.ts'
import { linkOptionRoutes } from './link-options.routes.ts'

export const feature = defineFeature({
  tables: ['host_domains', 'hosts', 'qualities'],
  routes: linkOptionRoutes,
})
