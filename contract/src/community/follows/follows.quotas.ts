import { defineQuota } from '../../core/quota.ts'

/** What one member may follow, of all kinds together. */
export const FOLLOWS_QUOTA = defineQuota({ name: 'follows', most: 2_000 })
