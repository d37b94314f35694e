import { type Choice, defineList } from '../../core/define-list.ts'
import { ANSWER_USE_NAMES, ANSWER_USES, type AnswerUse } from './answer-uses.ts'

const uses = ANSWER_USES.map((value): Choice<AnswerUse> => ({
  value,
  label: ANSWER_USE_NAMES[value],
}))

/** Texts that staff pick where they decide something. */
export const staffAnswerList = defineList({
  name: 'staff-answers',
  columns: {
    name: { label: 'Name', kind: 'text', isSortable: true },
    uses: { label: 'Offered for', kind: 'other' },
    body: { label: 'Text', kind: 'text' },
    body_fr: { label: 'Text in French', kind: 'text', isExtra: true },
    updated_at: { label: 'Last change', kind: 'moment', isSortable: true },
  },
  filters: {
    use: { label: 'Offered for', kind: 'choice', choices: uses, operators: ['='] },
  },
  isSearchable: true,
  order: { by: 'name', direction: 'asc' },
})
