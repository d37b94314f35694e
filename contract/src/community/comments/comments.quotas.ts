import { defineQuota } from '../../core/quota.ts'

/** Comments that one member may write within 24 hours, those counted that were deleted. */
export const COMMENTS_OF_A_DAY_QUOTA = defineQuota({
  name: 'comments-of-a-day',
  most: 200,
  restriction: { permission: 'comments.create', name: 'day' },
})
