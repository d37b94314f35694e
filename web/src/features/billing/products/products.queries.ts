import { productEndpoints } from '@mediatheque/contract/billing/products/products.endpoints.ts'
import { endpointQuery } from '../../../lib/queries.ts'

const MOST_PLANS = 100

/** Every plan that is offered, on one page. */
export const productsQuery = () =>
  endpointQuery(productEndpoints.listProducts, { query: { perPage: MOST_PLANS } })
