import { staffAnswerEndpoints } from '@mediatheque/contract/community/staff-answers/staff-answers.endpoints.ts'
import { staffAnswerForm } from '@mediatheque/contract/community/staff-answers/staff-answers.schemas.ts'
import type { Revertible } from '../../../platform/audit/define-audited.ts'
import { readInput } from '../../../platform/http/read-input.ts'
import { changeAnswer, getAnswer } from './staff-answers.service.ts'

export const revertibleAnswers: Revertible = {
  kind: 'staff-answer',
  fields: ['name', 'uses', 'body', 'body_fr'],
  by: staffAnswerEndpoints.updateStaffAnswer,
  write: async ({ platform, t }, { id, version }, values) => {
    const { name, uses, body, body_fr } = await getAnswer(platform, Number(id))
    const form = readInput(staffAnswerForm, { name, uses, body, body_fr, ...values }, t)
    await changeAnswer(platform, { id: Number(id), version, ...form })
  },
}
