import { productEndpoints } from '@mediatheque/contract/billing/products/products.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { canSeeHiddenPlans } from './products.policy.ts'
import { presentPlan } from './products.presenter.ts'
import { listPlans } from './products.service.ts'

export const productRoutes = [
  bindEndpoint(productEndpoints.listProducts, {
    run: ({ platform, actor, query }) =>
      listPlans(platform, query, { withHidden: canSeeHiddenPlans(actor) }),
    present: (page) => presentPage(page, (plans) => plans.map(presentPlan)),
  }),
]
