import { z } from 'zod'
import { anyone, user, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { OPEN_REPORTS_QUOTA } from './reports.quotas.ts'
import {
  createReportForm,
  deleteReportsForm,
  ownReportView,
  reportParams,
  reportStatusQuery,
} from './reports.schemas.ts'

export const reportEndpoints = {
  createReport: defineEndpoint({
    method: 'POST',
    path: 'report',
    access: withAccess(anyone, {
      record: true,
      noVersion: 'It adds a report and changes nothing of what it is about.',
      botCheck: 'report',
      quota: OPEN_REPORTS_QUOTA,
    }),
    throttle: { name: 'report', by: 'address', attempts: 60, windowSeconds: 3600 },
    summary:
      'Report a comment, a review, a list, a link, a newsgroup file or a torrent to those who look after them; once each',
    body: createReportForm,
    status: 201,
    /** Null for visitors, of whom nothing is kept. */
    response: z.object({ report: ownReportView.nullable() }),
  }),
  getReportStatus: defineEndpoint({
    method: 'GET',
    path: 'report-status/:id',
    access: withAccess(user, { noRecord: 'It tells what the caller said, and nothing of others.' }),
    summary: 'What the caller reported of a record, or nothing',
    params: idParams,
    query: reportStatusQuery,
    response: z.object({ report: ownReportView.nullable() }),
  }),
  deleteReports: defineEndpoint({
    method: 'DELETE',
    path: 'report/:modelType/:id',
    access: withAccess(user, {
      record: true,
      noVersion: 'Reports are never changed; those that came in the meantime stay.',
    }),
    summary:
      'Take the own report of a record back or, with `delete`, clear all that there are of it',
    params: reportParams,
    body: deleteReportsForm,
    response: z.object({ deleted: z.number() }),
  }),
}
