import { claimEndpoints } from '@mediatheque/contract/links/claims/claims.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { claim, listClaims, presentClaims, releaseClaims } from '../links/claims.service.ts'

export const claimRoutes = [
  bindEndpoint(claimEndpoints.listClaims, {
    run: ({ platform, query }) => listClaims(platform, query.kind),
    present: presentClaims,
  }),
  bindEndpoint(claimEndpoints.claim, {
    run: ({ platform, actor, body }) => claim(platform, { ...body, userId: actor.user.id }),
    present: presentClaims,
  }),
  bindEndpoint(claimEndpoints.releaseClaims, {
    run: async ({ platform, actor, body }) => ({
      released: await releaseClaims(platform, { ...body, userId: actor.user.id }),
    }),
  }),
]
