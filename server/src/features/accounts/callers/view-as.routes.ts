import { viewAsEndpoints } from '@mediatheque/contract/accounts/view-as/view-as.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { SESSION_COOKIE } from '../sessions/session-cookie.service.ts'
import { presentViewedAs } from './view-as.presenter.ts'
import { beginViewingAs, stopViewingAs } from './view-as.service.ts'

export const viewAsRoutes = [
  bindEndpoint(viewAsEndpoints.viewAsRole, {
    run: async ({ platform, actor, params }) => ({
      viewed_as: presentViewedAs(
        await beginViewingAs(platform, actor, params.id),
        platform.clock.now(),
      ),
    }),
  }),
  bindEndpoint(viewAsEndpoints.stopViewingAs, {
    run: async ({ platform, request }) => {
      await stopViewingAs(platform, request.cookies[SESSION_COOKIE] ?? '')
      return { stopped: true } as const
    },
  }),
]
