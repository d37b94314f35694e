import { defineQuota } from '../../core/quota.ts'

/** Lists of one member, but for the one that the site keeps for each. */
export const LISTS_QUOTA = defineQuota({
  name: 'lists',
  most: 500,
  restriction: { permission: 'lists.create', name: 'count' },
})
