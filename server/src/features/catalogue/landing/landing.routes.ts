import { landingEndpoints } from '@mediatheque/contract/catalogue/landing/landing.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { languageOf } from '../titles/titles.service.ts'
import { presentLanding } from './landing.presenter.ts'
import { getLanding } from './landing.service.ts'

export const landingRoutes = [
  bindEndpoint(landingEndpoints.getLanding, {
    run: async ({ platform, actor, request, query }) =>
      getLanding(platform, await languageOf(platform, actor, request, query.lang)),
    present: (content, { platform }) => ({
      landing: presentLanding(content, platform.clock.now()),
    }),
  }),
]
