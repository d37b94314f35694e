import { defineFeature } from '../../../platform/feature.ts'
import { paymentTests } from './try-provider.ts'

/** Where plans are paid: one port, and a provider behind it for each service. */
export const feature = defineFeature({
  tables: ['provider_catalogs', 'provider_customers', 'provider_prices', 'provider_products'],
  connectionTests: paymentTests,
  notExported: { provider_customers: 'names that providers of payments have for members' },
})
