import { z } from 'zod'
import { permission, user, userWith, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams, idsParams } from '../../core/list-query.ts'
import { COMMENTS_OF_A_DAY_QUOTA } from './comments.quotas.ts'
import {
  commentAnswer,
  commentPageSchema,
  editCommentForm,
  listCommentsQuery,
  listRepliesQuery,
  postCommentForm,
  repliesSchema,
  voteAnswer,
  voteForm,
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
  postComment: defineEndpoint({
    method: 'POST',
    path: 'comment',
    access: userWith('comments.create', {
      record: true,
      noVersion: 'It adds a comment and changes nothing of what it is about.',
      quota: COMMENTS_OF_A_DAY_QUOTA,
    }),
    summary: 'Say something about a title, an episode, a video, an article, a list or a request',
    body: postCommentForm,
    status: 201,
    response: commentAnswer,
  }),
  editComment: defineEndpoint({
    method: 'PUT',
    path: 'comment/:id',
    access: userWith('comments.create', {
      record: true,
      noVersion: 'Nobody but its author changes the words of a comment.',
    }),
    summary: 'Change the words of an own comment, for a while after it was written',
    params: idParams,
    body: editCommentForm,
    response: commentAnswer,
  }),
  deleteComments: defineEndpoint({
    method: 'DELETE',
    path: 'comment/:ids',
    access: withAccess(user, {
      record: true,
      noVersion: 'Whatever it says by now, it goes.',
      history: 'comment',
    }),
    summary:
      'Delete own comments or, for those who look after them, anybody’s: all of them or none',
    params: idsParams,
    response: z.object({ deleted: z.number() }),
  }),
  vote: defineEndpoint({
    method: 'POST',
    path: 'vote',
    access: userWith('comments.vote', {
      record: true,
      noVersion: 'It gives, changes or takes back the own vote alone.',
    }),
    summary:
      'Vote for or against a comment, or call a review helpful; the same vote once more takes it back',
    body: voteForm,
    response: voteAnswer,
  }),
}
