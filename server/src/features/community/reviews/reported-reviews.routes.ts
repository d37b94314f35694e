import { reportedReviewEndpoints } from '@mediatheque/contract/community/reviews/reported-reviews.endpoints.ts'
import { reportedReviewList } from '@mediatheque/contract/community/reviews/reported-reviews.list.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { canDecideReviews } from './reviews.policy.ts'
import { presentReportedReview, reportedReviewCells } from './reported-reviews.presenter.ts'
import {
  clearReviewReports,
  listReportedReviews,
  readReportedReviews,
} from './reported-reviews.service.ts'
import { findStandingReviews } from './write-reviews.service.ts'

export const reportedReviewRoutes = [
  bindEndpoint(reportedReviewEndpoints.listReportedReviews, {
    run: ({ platform, actor, language, query }) =>
      listReportedReviews(platform, { actor, language }, query),
    present: (page) => presentPage(page, (rows) => rows.map(presentReportedReview)),
  }),
  bindEndpoint(reportedReviewEndpoints.exportReportedReviews, {
    run: (call) => {
      const { platform, actor, language, query } = call
      const rows = readReportedReviews(platform, { actor, language }, query)
      return csvAnswer(call, reportedReviewList, rows, reportedReviewCells)
    },
  }),
  bindEndpoint(reportedReviewEndpoints.clearReviewReports, {
    load: ({ platform, params }) => findStandingReviews(platform, params.ids),
    policy: (actor) => canDecideReviews(actor),
    run: async ({ platform, record, body }) => ({
      deleted: await clearReviewReports(platform, record, body.seen),
    }),
  }),
]
