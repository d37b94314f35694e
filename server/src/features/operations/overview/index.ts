import { defineFeature } from '../../../platform/feature.ts'
import { overviewRoutes } from './overview.routes.ts'
import { replicaTest } from './try-replica.ts'

export const feature = defineFeature({
  connectionTests: [replicaTest],
  routes: overviewRoutes,
})
