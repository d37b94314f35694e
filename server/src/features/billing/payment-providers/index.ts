import { defineFeature } from '../../../platform/feature.ts'

/** Where plans are paid: one port, and a provider behind it for each service. */
export const feature = defineFeature({
  tables: ['provider_customers', 'provider_prices', 'provider_products'],
  notExported: { provider_customers: 'names that providers of payments have for members' },
})
