import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { claimForm, claimsView, listClaimsQuery } from './claims.schemas.ts'

const noHistory = 'Who looks at something decides nothing, and it ends within minutes.'

export const claimEndpoints = {
  listClaims: defineEndpoint({
    method: 'GET',
    path: 'claims',
    access: staffWith('titles.update'),
    summary: 'Which contributions of a kind somebody is looking at right now',
    query: listClaimsQuery,
    response: claimsView,
  }),
  claim: defineEndpoint({
    method: 'POST',
    path: 'claims',
    access: staffWith('titles.update', { noHistory }),
    summary:
      'Say that one is looking at contributions, for three minutes, or still; answers those of them that somebody else looks at',
    body: claimForm,
    response: claimsView,
  }),
  releaseClaims: defineEndpoint({
    method: 'POST',
    path: 'claims/release',
    access: staffWith('titles.update', { noHistory }),
    summary: 'Say that one no longer looks at contributions',
    body: claimForm,
    response: z.object({ released: z.number() }),
  }),
}
