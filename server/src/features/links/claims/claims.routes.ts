import { claimEndpoints } from '@mediatheque/contract/links/claims/claims.endpoints.ts'
import type { ClaimView } from '@mediatheque/contract/links/claims/claims.schemas.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { claim, type ClaimRow, listClaims, releaseClaims } from '../links/claims.service.ts'

const viewsOf = (rows: readonly ClaimRow[]): { claims: ClaimView[] } => ({
  claims: rows.map((row) => ({
    item_id: row.item_id,
    user: { id: row.user_id, name: row.username },
    since: row.since.toISOString(),
  })),
})

export const claimRoutes = [
  bindEndpoint(claimEndpoints.listClaims, {
    run: ({ platform, query }) => listClaims(platform, query.kind),
    present: viewsOf,
  }),
  bindEndpoint(claimEndpoints.claim, {
    run: ({ platform, actor, body }) => claim(platform, { ...body, userId: actor.user.id }),
    present: viewsOf,
  }),
  bindEndpoint(claimEndpoints.releaseClaims, {
    run: async ({ platform, actor, body }) => ({
      released: await releaseClaims(platform, { ...body, userId: actor.user.id }),
    }),
  }),
]
