import { defineAudited } from '../../../platform/audit/define-audited.ts'
import { readPersonStates } from './person-records.repository.ts'

/** People of the catalogue, with what is changed of them by hand. */
export const auditedPeople = defineAudited({
  kind: 'person',
  fields: { name: { label: 'Name' } },
  readStates: readPersonStates,
})
