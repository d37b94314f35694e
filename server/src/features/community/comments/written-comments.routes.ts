import { writtenCommentEndpoints } from '@mediatheque/contract/community/comments/written-comments.endpoints.ts'
import { writtenCommentList } from '@mediatheque/contract/community/comments/written-comments.list.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { canDecideComments } from './comments.policy.ts'
import { findThere } from './write-comments.service.ts'
import { presentWrittenComment, writtenCommentCells } from './written-comments.presenter.ts'
import {
  deleteWrittenComments,
  findRemovedComments,
  listWrittenComments,
  readWrittenComments,
  restoreComments,
} from './written-comments.service.ts'

export const writtenCommentRoutes = [
  bindEndpoint(writtenCommentEndpoints.listWrittenComments, {
    run: ({ platform, actor, language, query }) =>
      listWrittenComments(platform, { actor, language }, query),
    present: (page, { t }) =>
      presentPage(page, (rows) => rows.map((row) => presentWrittenComment(row, t))),
  }),
  bindEndpoint(writtenCommentEndpoints.exportWrittenComments, {
    run: (call) => {
      const { platform, actor, language, query, t } = call
      const rows = readWrittenComments(platform, { actor, language }, query)
      return csvAnswer(call, writtenCommentList, rows, writtenCommentCells(t))
    },
  }),
  bindEndpoint(writtenCommentEndpoints.deleteWrittenComments, {
    load: ({ platform, params }) => findThere(platform, params.ids),
    policy: (actor) => canDecideComments(actor),
    run: async ({ platform, actor, record, body }) => ({
      deleted: await deleteWrittenComments(platform, actor, record, body),
    }),
  }),
  bindEndpoint(writtenCommentEndpoints.restoreWrittenComments, {
    load: ({ platform, params }) => findRemovedComments(platform, params.ids),
    policy: (actor) => canDecideComments(actor),
    run: async ({ platform, record }) => ({
      restored: await restoreComments(platform, record),
    }),
  }),
]
