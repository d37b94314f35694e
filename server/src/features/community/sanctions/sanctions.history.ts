import { defineAudited } from '../../../platform/audit/define-audited.ts'
import { readSanctionStates } from './sanctions.repository.ts'

export const auditedSanctions = defineAudited({
  kind: 'sanction',
  fields: {
    kind: { label: 'What it is' },
    stops: { label: 'What is stopped' },
    reason: { label: 'Reason' },
    ends_at: { label: 'Until', shownAs: 'moment' },
    lifted_at: { label: 'Lifted on', shownAs: 'moment' },
    lift_reason: { label: 'Reason of lifting it' },
    user_id: {},
  },
  readStates: readSanctionStates,
})
