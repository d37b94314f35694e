import { markEndpoints } from '@mediatheque/contract/community/marks/marks.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { listOwnMarks } from './marks.service.ts'

export const markRoutes = [
  bindEndpoint(markEndpoints.listOwnMarks, {
    run: async ({ platform, actor, query }) => ({
      marks: await listOwnMarks(platform, actor, query.ids),
    }),
  }),
]
