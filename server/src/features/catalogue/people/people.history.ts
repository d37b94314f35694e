import {
  type Gender,
  GENDER_LABELS,
  PERSON_FIELDS,
} from '@mediatheque/contract/catalogue/people/person-fields.ts'
import { defineAudited } from '../../../platform/audit/define-audited.ts'
import { readPersonStates } from './person-sheet.repository.ts'

/** People of the catalogue, with what is changed of them by hand. */
export const auditedPeople = defineAudited({
  kind: 'person',
  fields: {
    ...Object.fromEntries(Object.entries(PERSON_FIELDS).map(([name, label]) => [name, { label }])),
    credits: { label: 'Credits', shownAs: 'number' },
    locks: { label: 'Locked' },
    merged: { label: 'Merged people' },
    merged_into: { label: 'Merged into' },
  },
  nameValues: async ({ t }) => {
    return (field, value) => {
      if (typeof value !== 'string') return value
      if (field === 'known_for') return t(value)
      return field === 'gender' ? t(GENDER_LABELS[value as Gender] ?? value) : value
    }
  },
  readStates: readPersonStates,
})
