import { defineQuota } from '../../core/quota.ts'

/** Links of one uploader that wait for a moderator. */
export const PENDING_LINKS_QUOTA = defineQuota({
  name: 'pending-links',
  restriction: { permission: 'liens.create', name: 'pending' },
})
