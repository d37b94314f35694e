import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import {
  insightParams,
  rankedFileQuery,
  rankedQuery,
  rankedReport,
  recordInsights,
  reportRangeQuery,
  seriesReport,
  subjectParams,
} from './insights.schemas.ts'

const ofSite = staffWith('admin.access', { noRecord: 'Names what is counted, not a record.' })
const ofRecord = staffWith('admin.access', {
  noRecord: 'Whoever may enter the administration reads what is counted of any of them.',
})

export const reportEndpoints = {
  getSeries: defineEndpoint({
    method: 'GET',
    path: 'admin/reports/:subject/days',
    access: ofSite,
    summary: 'How many visits, plays, downloads or failed searches there were, day by day',
    params: subjectParams,
    query: reportRangeQuery,
    response: seriesReport,
  }),
  exportSeries: defineEndpoint({
    method: 'GET',
    path: 'admin/reports/:subject/days/file',
    access: ofSite,
    summary: 'The same as a file of CSV',
    params: subjectParams,
    query: reportRangeQuery,
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  getRanked: defineEndpoint({
    method: 'GET',
    path: 'admin/reports/:subject/ranked',
    access: ofSite,
    summary: 'What there was most of, by title, kind, country, device, referrer and others',
    params: subjectParams,
    query: rankedQuery,
    response: rankedReport,
  }),
  exportRanked: defineEndpoint({
    method: 'GET',
    path: 'admin/reports/:subject/ranked/file',
    access: ofSite,
    summary: 'The same as a file of CSV',
    params: subjectParams,
    query: rankedFileQuery,
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  countNow: defineEndpoint({
    method: 'POST',
    path: 'admin/reports/count',
    access: staffWith('admin.access', {
      noHistory: 'It makes the sums what they are anyway in a few minutes.',
    }),
    summary: 'Count what came since the reports were made last',
    status: 204,
    response: z.undefined(),
  }),
  getRecordInsights: defineEndpoint({
    method: 'GET',
    path: 'admin/insights/:kind/:id',
    access: ofRecord,
    summary: 'How a title, a season, an episode or a video does',
    params: insightParams,
    query: reportRangeQuery,
    response: recordInsights,
  }),
}
