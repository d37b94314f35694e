import { defineQuota } from '../../core/quota.ts'

/** Requests of one member that are not resolved yet. */
export const OPEN_REQUESTS_QUOTA = defineQuota({
  name: 'open-requests',
  most: 500,
  restriction: { permission: 'requests.create', name: 'open' },
})
