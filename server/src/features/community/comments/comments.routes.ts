import { commentEndpoints } from '@mediatheque/contract/community/comments/comments.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { canReadCommentsOf } from './comments.policy.ts'
import { presentComment } from './comments.presenter.ts'
import { getCommentable, listComments } from './comments.service.ts'

export const commentRoutes = [
  bindEndpoint(commentEndpoints.listComments, {
    load: ({ platform, query }) => getCommentable(platform, query),
    policy: canReadCommentsOf,
    run: ({ platform, actor, query }) => listComments(platform, actor, query),
    present: async ({ page, count }) => ({
      ...(await presentPage(page, (rows) => rows.map(presentComment))),
      comments_count: count,
    }),
  }),
]
