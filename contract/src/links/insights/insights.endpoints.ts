import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { insightsQuery, insightsView, uploaderDenialsView } from './insights.schemas.ts'

export const insightEndpoints = {
  getInsights: defineEndpoint({
    method: 'GET',
    path: 'insights',
    access: staffWith('titles.update'),
    summary:
      'What moderators want to know of the contributions of a page of a queue: what changed since somebody decided about them, and the records of their uploaders',
    query: insightsQuery,
    response: insightsView,
  }),
  listUploaderDenials: defineEndpoint({
    method: 'GET',
    path: 'insights/uploaders/:id/denials',
    access: staffWith('titles.update', {
      noRecord: 'Whoever looks after contributions reads what was denied, whoever added it.',
    }),
    summary: 'The last contributions of an uploader that were denied, with the reasons',
    params: idParams,
    response: uploaderDenialsView,
  }),
}
