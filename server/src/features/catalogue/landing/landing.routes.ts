import { landingEndpoints } from '@mediatheque/contract/catalogue/landing/landing.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentLanding } from './landing.presenter.ts'
import { getLanding } from './landing.service.ts'

export const landingRoutes = [
  bindEndpoint(landingEndpoints.getLanding, {
    run: ({ platform, query, language }) => getLanding(platform, query.lang ?? language),
    present: (content, { platform }) => ({
      landing: presentLanding(content, platform.clock.now()),
    }),
  }),
]
