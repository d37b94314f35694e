import { anyone } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { listProductsQuery, productPage } from './products.schemas.ts'

export const productEndpoints = {
  listProducts: defineEndpoint({
    method: 'GET',
    path: 'billing/products',
    access: anyone,
    summary: 'The plans of the site, in their order; hidden ones only for holders of plans.update',
    query: listProductsQuery,
    response: productPage,
  }),
}
