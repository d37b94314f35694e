import { writtenReviewEndpoints } from '@mediatheque/contract/community/reviews/written-reviews.endpoints.ts'
import { writtenReviewList } from '@mediatheque/contract/community/reviews/written-reviews.list.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { canDecideReviews } from './reviews.policy.ts'
import { findStandingReviews } from './write-reviews.service.ts'
import { presentWrittenReview, writtenReviewCells } from './written-reviews.presenter.ts'
import {
  deleteWrittenReviews,
  findRemovedReviews,
  listWrittenReviews,
  readWrittenReviews,
  restoreWrittenReviews,
} from './written-reviews.service.ts'

export const writtenReviewRoutes = [
  bindEndpoint(writtenReviewEndpoints.listWrittenReviews, {
    run: ({ platform, actor, language, query }) =>
      listWrittenReviews(platform, { actor, language }, query),
    present: (page) => presentPage(page, (rows) => rows.map(presentWrittenReview)),
  }),
  bindEndpoint(writtenReviewEndpoints.exportWrittenReviews, {
    run: (call) => {
      const { platform, actor, language, query, t } = call
      const rows = readWrittenReviews(platform, { actor, language }, query)
      return csvAnswer(call, writtenReviewList, rows, writtenReviewCells(t))
    },
  }),
  bindEndpoint(writtenReviewEndpoints.deleteWrittenReviews, {
    load: ({ platform, params }) => findStandingReviews(platform, params.ids),
    policy: (actor) => canDecideReviews(actor),
    run: async ({ platform, actor, record, body }) => ({
      deleted: await deleteWrittenReviews(platform, actor, record, body),
    }),
  }),
  bindEndpoint(writtenReviewEndpoints.restoreWrittenReviews, {
    load: ({ platform, params }) => findRemovedReviews(platform, params.ids),
    policy: (actor) => canDecideReviews(actor),
    run: async ({ platform, record }) => ({
      restored: await restoreWrittenReviews(platform, record),
    }),
  }),
]
