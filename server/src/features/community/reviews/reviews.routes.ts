import { reviewEndpoints } from '@mediatheque/contract/community/reviews/reviews.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { presentReview, presentReviewSummary } from './reviews.presenter.ts'
import { listTitleReviews } from './reviews.service.ts'

export const reviewRoutes = [
  bindEndpoint(reviewEndpoints.listTitleReviews, {
    run: ({ platform, actor, params, query }) =>
      listTitleReviews(platform, actor, params.id, query),
    present: async ({ page, summary }) => ({
      ...(await presentPage(page, (rows) => rows.map(presentReview))),
      summary: presentReviewSummary(summary),
    }),
  }),
]
