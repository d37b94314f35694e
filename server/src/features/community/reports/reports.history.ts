import { defineAudited } from '../../../platform/audit/define-audited.ts'
import { readReportStates } from './reports.repository.ts'

/** What becomes of a report by others than who made it. */
export const auditedReports = defineAudited({
  kind: 'report',
  fields: {
    reason: { label: 'Message' },
    kind: {},
    item_type: {},
    item_id: {},
    user_id: {},
    created_at: {},
  },
  isOfOthersOnly: true,
  readStates: readReportStates,
})
