import { landingEndpoints } from '@mediatheque/contract/catalogue/landing/landing.endpoints.ts'
import { DRAFT_HEADER } from '@mediatheque/contract/site/appearance/appearance-groups.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { findDraftedSettings } from '../../site/appearance/appearance.service.ts'
import { presentLanding } from './landing.presenter.ts'
import { getLanding } from './landing.service.ts'

export const landingRoutes = [
  bindEndpoint(landingEndpoints.getLanding, {
    run: async ({ platform, actor, request, query, language }) => {
      const drafted = await findDraftedSettings(platform, actor, DRAFT_HEADER in request.headers)
      return getLanding(platform, query.lang ?? language, drafted?.landing)
    },
    present: (content, { platform }) => ({
      landing: presentLanding(content, platform.clock.now()),
    }),
  }),
]
