import { defineAudited } from '../../../platform/audit/define-audited.ts'
import { readNoticeStates } from './takedowns-history.repository.ts'

/** What becomes of a notice and of all that it is about. Who sent it is no part of the history. */
export const auditedTakedowns = defineAudited({
  kind: 'takedown',
  fields: {
    status: { label: 'Status' },
    items: { label: 'What it is about' },
    questions: { label: 'Questions', shownAs: 'number' },
    counter_notices: { label: 'Counter-notices' },
  },
  readStates: readNoticeStates,
})
