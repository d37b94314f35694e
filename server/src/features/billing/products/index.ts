import { defineFeature } from '../../../platform/feature.ts'
import { auditedPlans } from './editing/plans.history.ts'
import { planRoutes } from './editing/plans.routes.ts'
import { revertiblePlans } from './editing/revert-plans.ts'
import { productRoutes } from './products.routes.ts'

export const feature = defineFeature({
  tables: ['prices', 'products'],
  routes: [...productRoutes, ...planRoutes],
  audited: [auditedPlans],
  revertible: [revertiblePlans],
})
