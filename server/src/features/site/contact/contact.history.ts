import { defineAudited } from '../../../platform/audit/define-audited.ts'
import { readMessageStates } from './contact.repository.ts'

/** Whether messages were answered. What they say, and who wrote them, is no part of the history. */
export const auditedMessages = defineAudited({
  kind: 'contact-message',
  fields: { is_answered: { label: 'Answered', shownAs: 'flag' } },
  readStates: readMessageStates,
})
