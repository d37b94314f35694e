import { reportEndpoints } from '@mediatheque/contract/community/reports/reports.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { canDeleteReports, canReport } from './reports.policy.ts'
import { presentOwnReport } from './reports.presenter.ts'
import { createReport, deleteReports, findReport, getReported } from './reports.service.ts'

export const reportRoutes = [
  bindEndpoint(reportEndpoints.createReport, {
    load: ({ platform, actor, body }) =>
      getReported(platform, actor, { type: body.model_type, id: body.model_id }),
    policy: (actor, reported) => canReport(actor, reported),
    run: ({ platform, actor, record, body, request }) =>
      createReport(platform, actor, record, { ...body, address: request.ip }),
    present: (report) => ({ report: report && presentOwnReport(report) }),
  }),
  bindEndpoint(reportEndpoints.getReportStatus, {
    run: ({ platform, actor, params, query }) =>
      findReport(platform, actor, { type: query.model_type, id: params.id }),
    present: (report) => ({ report: report ? presentOwnReport(report) : null }),
  }),
  bindEndpoint(reportEndpoints.deleteReports, {
    load: ({ platform, actor, params }) =>
      getReported(platform, actor, { type: params.modelType, id: params.id }),
    policy: (_actor, reported, { body }) => canDeleteReports(reported, body.delete),
    run: async ({ platform, actor, record, body }) => ({
      deleted: await deleteReports(platform, actor, record, body.delete),
    }),
  }),
]
