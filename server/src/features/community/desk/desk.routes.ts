import { deskEndpoints } from '@mediatheque/contract/community/desk/desk.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { readDesk } from './desk.service.ts'

export const deskRoutes = [
  bindEndpoint(deskEndpoints.getDesk, {
    run: ({ platform, actor, language, t, query }) =>
      readDesk(platform, { actor, language, t }, query),
  }),
]
