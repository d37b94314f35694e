import { defineQuota } from '../../core/quota.ts'

/** Newsgroup files and torrents of one uploader that wait for a moderator. */
export const PENDING_RELEASES_QUOTA = defineQuota({
  name: 'pending-releases',
  restriction: { permission: 'nzb.create', name: 'pending' },
})
