import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idsParams, paginated } from '../../core/list-query.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { reportedCommentList } from './reported-comments.list.ts'
import {
  approveCommentsForm,
  clearCommentReportsForm,
  reportedCommentView,
} from './reported-comments.schemas.ts'

export const reportedCommentEndpoints = {
  listReportedComments: defineEndpoint({
    method: 'GET',
    path: 'reported-comments',
    access: staffWith('comments.delete'),
    summary:
      'Comments that are held, or of which somebody said that something is wrong: what most people say first',
    list: reportedCommentList,
    query: listQueryOf(reportedCommentList),
    response: paginated(reportedCommentView),
  }),
  exportReportedComments: defineEndpoint({
    method: 'GET',
    path: 'reported-comments/csv',
    access: staffWith('comments.delete'),
    summary: 'Comments that are held, or of which somebody said that something is wrong, as a file',
    list: reportedCommentList,
    query: listQueryOf(reportedCommentList),
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  approveComments: defineEndpoint({
    method: 'POST',
    path: 'reported-comments/:ids/approve',
    access: staffWith('comments.delete', {
      record: true,
      noVersion: 'It says which words and reports it saw; what was changed since is read again.',
      history: 'comment',
    }),
    summary:
      'Let everybody read comments that were held, and decide that nothing is wrong with them',
    params: idsParams,
    body: approveCommentsForm,
    response: z.object({ approved: z.number() }),
  }),
  clearCommentReports: defineEndpoint({
    method: 'DELETE',
    path: 'reported-comments/:ids',
    access: staffWith('comments.delete', {
      record: true,
      noVersion: 'It says which reports it saw; those that came since stay open.',
      history: 'report',
    }),
    summary: 'Decide that nothing is wrong with comments: what was said about them is deleted',
    params: idsParams,
    body: clearCommentReportsForm,
    response: z.object({ deleted: z.number() }),
  }),
}
