import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idsParams, paginated } from '../../core/list-query.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { reportedReviewList } from './reported-reviews.list.ts'
import { clearReviewReportsForm, reportedReviewView } from './reported-reviews.schemas.ts'

export const reportedReviewEndpoints = {
  listReportedReviews: defineEndpoint({
    method: 'GET',
    path: 'reported-reviews',
    access: staffWith('reviews.delete'),
    summary: 'Reviews of which somebody said that something is wrong, what most people say first',
    list: reportedReviewList,
    query: listQueryOf(reportedReviewList),
    response: paginated(reportedReviewView),
  }),
  exportReportedReviews: defineEndpoint({
    method: 'GET',
    path: 'reported-reviews/csv',
    access: staffWith('reviews.delete'),
    summary: 'Reviews of which somebody said that something is wrong, as a file',
    list: reportedReviewList,
    query: listQueryOf(reportedReviewList),
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  clearReviewReports: defineEndpoint({
    method: 'DELETE',
    path: 'reported-reviews/:ids',
    access: staffWith('reviews.delete', {
      record: true,
      noVersion: 'It says which reports it saw; those that came since stay open.',
      history: 'report',
    }),
    summary: 'Decide that nothing is wrong with reviews: what was said about them is deleted',
    params: idsParams,
    body: clearReviewReportsForm,
    response: z.object({ deleted: z.number() }),
  }),
}
