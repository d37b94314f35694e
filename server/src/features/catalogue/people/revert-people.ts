import { PERSON_FIELD_NAMES } from '@mediatheque/contract/catalogue/people/person-fields.ts'
import { personRecordEndpoints } from '@mediatheque/contract/catalogue/person-records/person-records.endpoints.ts'
import { personSheetForm } from '@mediatheque/contract/catalogue/person-records/person-records.schemas.ts'
import type { Revertible } from '../../../platform/audit/define-audited.ts'
import { readInput } from '../../../platform/http/read-input.ts'
import { changePerson } from './edit-person.service.ts'

/** As if somebody had typed these values into the tab of the person. A picture that was shown once may be shown again. */
export const revertiblePeople: Revertible = {
  kind: 'person',
  fields: PERSON_FIELD_NAMES,
  by: personRecordEndpoints.changePerson,
  write: async ({ platform, t }, { id, version }, values) => {
    const form = readInput(personSheetForm, { ...values, version }, t)
    await changePerson(platform, Number(id), form, () => true)
  },
}
