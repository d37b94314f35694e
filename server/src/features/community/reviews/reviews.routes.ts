import { reviewEndpoints } from '@mediatheque/contract/community/reviews/reviews.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { canDeleteReviews, canRestoreReviews } from './reviews.policy.ts'
import { presentReview, presentReviewSummary } from './reviews.presenter.ts'
import { findOwnReview, listTitleReviews } from './reviews.service.ts'
import {
  deleteReviews,
  findDeletedReviews,
  findStandingReviews,
  rateTitle,
  restoreReviews,
} from './write-reviews.service.ts'

export const reviewRoutes = [
  bindEndpoint(reviewEndpoints.listTitleReviews, {
    run: ({ platform, actor, params, query }) =>
      listTitleReviews(platform, actor, params.id, query),
    present: async ({ page, summary }, { actor }) => ({
      ...(await presentPage(page, (rows) => rows.map((row) => presentReview(row, actor)))),
      summary: presentReviewSummary(summary),
    }),
  }),
  bindEndpoint(reviewEndpoints.getOwnReview, {
    run: ({ platform, actor, params }) => findOwnReview(platform, actor, params.id),
    present: (row, { actor }) => ({ review: row ? presentReview(row, actor) : null }),
  }),
  bindEndpoint(reviewEndpoints.rateTitle, {
    run: ({ platform, actor, params, body }) =>
      rateTitle(platform, actor, { ...body, titleId: params.id }),
    present: ({ review, summary }, { actor }) => ({
      review: presentReview(review, actor),
      summary: presentReviewSummary(summary),
    }),
  }),
  bindEndpoint(reviewEndpoints.deleteReviews, {
    load: ({ platform, params }) => findStandingReviews(platform, params.ids),
    policy: (actor, reviews) => canDeleteReviews(actor, reviews),
    run: async ({ platform, actor, record }) => ({
      deleted: await deleteReviews(platform, actor, record),
    }),
  }),
  bindEndpoint(reviewEndpoints.restoreReviews, {
    load: ({ platform, params }) => findDeletedReviews(platform, params.ids),
    policy: (actor, reviews) => canRestoreReviews(actor, reviews),
    run: async ({ platform, record }) => ({ restored: await restoreReviews(platform, record) }),
  }),
]
