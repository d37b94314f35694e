import { defineFeature } from '../../../platform/feature.ts'
import { trustRoutes } from './trust.routes.ts'

export const feature = defineFeature({
  routes: trustRoutes,
  tables: ['account_trust'],
  notExported: { account_trust: 'counts changes of what the export has among the permissions' },
})
