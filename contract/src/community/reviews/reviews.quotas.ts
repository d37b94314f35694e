import { defineQuota } from '../../core/quota.ts'

/** Titles that one member may rate within 24 hours; who rates one again uses up nothing. */
export const REVIEWS_OF_A_DAY_QUOTA = defineQuota({
  name: 'reviews-of-a-day',
  most: 500,
  restriction: { permission: 'reviews.create', name: 'day' },
})
