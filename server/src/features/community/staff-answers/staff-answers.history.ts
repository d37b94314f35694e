import { defineAudited } from '../../../platform/audit/define-audited.ts'
import { readAnswerStates } from './staff-answers.repository.ts'

export const auditedStaffAnswers = defineAudited({
  kind: 'staff-answer',
  fields: {
    name: { label: 'Name' },
    uses: { label: 'Offered for' },
    body: { label: 'Text' },
    body_fr: { label: 'Text in French' },
  },
  readStates: readAnswerStates,
})
