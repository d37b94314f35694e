import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import type { Reportable } from '../../../platform/reportable.ts'
import { canDecideReviews } from './reviews.policy.ts'
import { findStandingReviews, REPORTED_REVIEWS_TAG } from './write-reviews.service.ts'

export const reportableReviews: Reportable = {
  type: 'review',
  isOpenToGuests: true,
  findVisibility: async (platform, actor, id) => {
    const [review] = await findStandingReviews(platform, [id])
    return review && hasPermission(actor, 'titles.view')
  },
  canDecide: canDecideReviews,
  tags: [REPORTED_REVIEWS_TAG],
}
