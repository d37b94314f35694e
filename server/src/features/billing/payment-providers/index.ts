import { defineFeature } from '../../../platform/feature.ts'
import { planThereJobs } from './plans-there/plans-there.jobs.ts'
import { planThereRoutes } from './plans-there/plans-there.routes.ts'
import { paymentTests } from './try-provider.ts'

/** Where plans are paid: one port, and a provider behind it for each service. */
export const feature = defineFeature({
  tables: ['provider_catalogs', 'provider_customers', 'provider_prices', 'provider_products'],
  routes: planThereRoutes,
  jobs: planThereJobs,
  connectionTests: paymentTests,
  notExported: { provider_customers: 'names that providers of payments have for members' },
})
