import { type Choice, defineList } from '../../core/define-list.ts'
import {
  SANCTION_KIND_NAMES,
  SANCTION_KINDS,
  SANCTION_STATE_NAMES,
  SANCTION_STATES,
  type SanctionKind,
  type SanctionState,
} from './sanction-kinds.ts'

const kinds = SANCTION_KINDS.map((value): Choice<SanctionKind> => ({
  value,
  label: SANCTION_KIND_NAMES[value],
}))
const states = SANCTION_STATES.map((value): Choice<SanctionState> => ({
  value,
  label: SANCTION_STATE_NAMES[value],
}))

/** Warnings and suspensions of members, the newest first. */
export const sanctionList = defineList({
  name: 'sanctions',
  columns: {
    member: { label: 'Member', kind: 'other' },
    kind: { label: 'What it is', kind: 'other' },
    reason: { label: 'Reason', kind: 'other' },
    state: { label: 'State', kind: 'other' },
    created_at: { label: 'Given on', kind: 'moment', isSortable: true },
    ends_at: { label: 'Until', kind: 'moment' },
    given_by: { label: 'Given by', kind: 'text', isExtra: true },
  },
  filters: {
    kind: { label: 'What it is', kind: 'choice', choices: kinds, operators: ['='] },
    state: { label: 'State', kind: 'choice', choices: states, operators: ['='] },
    member: { label: 'Username of the member', kind: 'text', operators: ['='] },
    created_at: { label: 'Given on', kind: 'moment' },
  },
  order: { by: 'created_at', direction: 'desc' },
  most: 10_000,
})
