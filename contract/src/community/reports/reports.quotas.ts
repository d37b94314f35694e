import { defineQuota } from '../../core/quota.ts'

/** Reports of one member that nobody has decided about yet. */
export const OPEN_REPORTS_QUOTA = defineQuota({
  name: 'open-reports',
  most: 100,
  restriction: { permission: 'reports.create', name: 'open' },
})
