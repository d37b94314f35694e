import { reportedCommentEndpoints } from '@mediatheque/contract/community/comments/reported-comments.endpoints.ts'
import { reportedCommentList } from '@mediatheque/contract/community/comments/reported-comments.list.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { canDecideComments } from './comments.policy.ts'
import { presentReportedComment, reportedCommentCells } from './reported-comments.presenter.ts'
import {
  approveComments,
  clearCommentReports,
  listReportedComments,
  readReportedComments,
} from './reported-comments.service.ts'
import { findThere } from './write-comments.service.ts'

export const reportedCommentRoutes = [
  bindEndpoint(reportedCommentEndpoints.listReportedComments, {
    run: ({ platform, actor, language, query }) =>
      listReportedComments(platform, { actor, language }, query),
    present: (page, { t }) =>
      presentPage(page, (rows) => rows.map((row) => presentReportedComment(row, t))),
  }),
  bindEndpoint(reportedCommentEndpoints.exportReportedComments, {
    run: (call) => {
      const { platform, actor, language, query, t } = call
      const rows = readReportedComments(platform, { actor, language }, query)
      return csvAnswer(call, reportedCommentList, rows, reportedCommentCells(t))
    },
  }),
  bindEndpoint(reportedCommentEndpoints.approveComments, {
    load: ({ platform, params }) => findThere(platform, params.ids),
    policy: (actor) => canDecideComments(actor),
    run: async ({ platform, record, body }) => ({
      approved: await approveComments(platform, record, body),
    }),
  }),
  bindEndpoint(reportedCommentEndpoints.clearCommentReports, {
    load: ({ platform, params }) => findThere(platform, params.ids),
    policy: (actor) => canDecideComments(actor),
    run: async ({ platform, record, body }) => ({
      deleted: await clearCommentReports(platform, record, body.seen),
    }),
  }),
]
