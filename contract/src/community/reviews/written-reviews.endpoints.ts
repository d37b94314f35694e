import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idsParams, paginated } from '../../core/list-query.ts'
import { writtenReviewList } from './written-reviews.list.ts'
import { deleteWrittenForm } from '../comments/written-comments.schemas.ts'
import { writtenReviewsQuery, writtenReviewView } from './written-reviews.schemas.ts'

export const writtenReviewEndpoints = {
  listWrittenReviews: defineEndpoint({
    method: 'GET',
    path: 'written-reviews',
    access: staffWith('reviews.delete'),
    summary:
      'All ratings and reviews that members gave and did not delete themselves, the newest first',
    list: writtenReviewList,
    query: writtenReviewsQuery,
    response: paginated(writtenReviewView),
  }),
  exportWrittenReviews: defineEndpoint({
    method: 'GET',
    path: 'written-reviews/csv',
    access: staffWith('reviews.delete'),
    summary: 'Ratings and reviews of members, as a file',
    list: writtenReviewList,
    query: writtenReviewsQuery,
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  deleteWrittenReviews: defineEndpoint({
    method: 'DELETE',
    path: 'written-reviews/:ids',
    access: staffWith('reviews.delete', {
      record: true,
      noVersion: 'Whatever it says by now, it goes.',
      history: 'review',
    }),
    summary: 'Delete reviews of members, who are told why: all of them or none',
    params: idsParams,
    body: deleteWrittenForm,
    response: z.object({ deleted: z.number() }),
  }),
  restoreWrittenReviews: defineEndpoint({
    method: 'POST',
    path: 'written-reviews/:ids/restore',
    access: staffWith('reviews.delete', {
      record: true,
      noVersion: 'A deleted review is changed by nobody.',
      history: 'review',
    }),
    summary: 'Show reviews again that staff deleted: all of them or none',
    params: idsParams,
    response: z.object({ restored: z.number() }),
  }),
}
