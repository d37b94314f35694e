import { permission } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import {
  commentPageSchema,
  listCommentsQuery,
  listRepliesQuery,
  repliesSchema,
} from './comments.schemas.ts'

export const commentEndpoints = {
  listComments: defineEndpoint({
    method: 'GET',
    path: 'commentable/comments',
    access: permission('comments.view', { record: true }),
    summary:
      'Comments on a title, an episode, a video, an article or a list: threads with their replies',
    query: listCommentsQuery,
    response: commentPageSchema,
  }),
  listReplies: defineEndpoint({
    method: 'GET',
    path: 'commentable/comments/:id/replies',
    access: permission('comments.view', { record: true }),
    summary: 'The replies of one thread, page by page',
    params: idParams,
    query: listRepliesQuery,
    response: repliesSchema,
  }),
}
