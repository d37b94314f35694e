import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idsParams, paginated } from '../../core/list-query.ts'
import { writtenCommentList } from './written-comments.list.ts'
import {
  deleteWrittenForm,
  writtenCommentsQuery,
  writtenCommentView,
} from './written-comments.schemas.ts'

export const writtenCommentEndpoints = {
  listWrittenComments: defineEndpoint({
    method: 'GET',
    path: 'written-comments',
    access: staffWith('comments.delete'),
    summary: 'All comments that members wrote and did not delete themselves, the newest first',
    list: writtenCommentList,
    query: writtenCommentsQuery,
    response: paginated(writtenCommentView),
  }),
  exportWrittenComments: defineEndpoint({
    method: 'GET',
    path: 'written-comments/csv',
    access: staffWith('comments.delete'),
    summary: 'Comments that members wrote, as a file',
    list: writtenCommentList,
    query: writtenCommentsQuery,
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  deleteWrittenComments: defineEndpoint({
    method: 'DELETE',
    path: 'written-comments/:ids',
    access: staffWith('comments.delete', {
      record: true,
      noVersion: 'Whatever it says by now, it goes.',
      history: 'comment',
    }),
    summary: 'Delete comments of members, who are told why: all of them or none',
    params: idsParams,
    body: deleteWrittenForm,
    response: z.object({ deleted: z.number() }),
  }),
  restoreWrittenComments: defineEndpoint({
    method: 'POST',
    path: 'written-comments/:ids/restore',
    access: staffWith('comments.delete', {
      record: true,
      noVersion: 'A deleted comment is changed by nobody.',
      history: 'comment',
    }),
    summary: 'Show comments again that staff deleted: all of them or none',
    params: idsParams,
    response: z.object({ restored: z.number() }),
  }),
}
