import { commentEndpoints } from '@mediatheque/contract/community/comments/comments.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { presentComment } from './comments.presenter.ts'
import { getCommentable, getThreadSubject, listComments, listReplies } from './comments.service.ts'

export const commentRoutes = [
  bindEndpoint(commentEndpoints.listComments, {
    load: ({ platform, actor, query }) =>
      getCommentable(platform, actor, { type: query.commentable_type, id: query.commentable_id }),
    policy: (_actor, about) => about.isVisible,
    run: ({ platform, actor, query }) => listComments(platform, actor, query),
    present: async ({ page, count }) => ({
      ...(await presentPage(page, (rows) => rows.map(presentComment))),
      comments_count: count,
    }),
  }),
  bindEndpoint(commentEndpoints.listReplies, {
    load: ({ platform, actor, params }) => getThreadSubject(platform, actor, params.id),
    policy: (_actor, about) => about.isVisible,
    run: ({ platform, actor, params, query }) =>
      listReplies(platform, actor, { ...query, id: params.id }),
    present: ({ rows, hasMore }) => ({ replies: rows.map(presentComment), has_more: hasMore }),
  }),
]
