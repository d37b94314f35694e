import { defineAudited } from '../../../platform/audit/define-audited.ts'
import { readHostStates } from './host-status.repository.ts'

export const auditedHosts = defineAudited({
  kind: 'link-host',
  fields: {
    is_on: { label: 'Checked', shownAs: 'flag' },
    method: { label: 'How' },
    address: { label: 'Address' },
    calls_per_minute: { label: 'Calls per minute', shownAs: 'number' },
  },
  readStates: readHostStates,
})
