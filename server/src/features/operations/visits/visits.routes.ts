import { visitEndpoints } from '@mediatheque/contract/operations/visits/visits.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { callerOf, noteFailedSearch, noteVisit } from './visits.service.ts'

export const visitRoutes = [
  bindEndpoint(visitEndpoints.recordVisit, {
    run: ({ platform, actor, body, request }) => {
      const isMember = actor.user !== null
      noteVisit(platform, callerOf(request), { path: body.path, referrer: null, isMember })
      return undefined
    },
  }),
  bindEndpoint(visitEndpoints.recordFailedSearch, {
    run: ({ platform, body, request }) => {
      noteFailedSearch(platform, callerOf(request), body.query)
      return undefined
    },
  }),
]
