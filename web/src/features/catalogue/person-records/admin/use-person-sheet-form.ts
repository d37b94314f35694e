import {
  PERSON_FIELD_NAMES,
  PERSON_FIELDS,
  type PersonField,
} from '@mediatheque/contract/catalogue/people/person-fields.ts'
import type { PersonSheet } from '@mediatheque/contract/catalogue/person-records/person-records.schemas.ts'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import type { PersonTexts } from './person-fields.tsx'
import { changePerson } from './person-records.queries.ts'

export type PersonSheetValues = PersonTexts & { locks: readonly PersonField[] }

export const personValues = (sheet: PersonSheet): PersonSheetValues => ({
  ...(Object.fromEntries(
    PERSON_FIELD_NAMES.map((name) => [name, sheet[name] ?? '']),
  ) as PersonTexts),
  locks: sheet.locks.toSorted(),
})

/** Sends what was edited; the server locks it. */
export function usePersonSheetForm(sheet: PersonSheet) {
  const t = useTranslate()
  return useContractForm({
    initialValues: personValues(sheet),
    write: changePerson,
    args: (values, { version, edited }) => ({
      params: { id: sheet.id },
      body: {
        version,
        ...Object.fromEntries(
          PERSON_FIELD_NAMES.filter((name) => edited.has(name)).map((name) => [name, values[name]]),
        ),
        ...(edited.has('locks') && { locks: [...values.locks] }),
      },
    }),
    record: {
      key: `person ${sheet.id}`,
      version: sheet.version,
      valuesOf: (current: PersonSheet) => personValues(current),
      versionOf: (saved) => saved.sheet.version,
      shownAfter: (saved) => personValues(saved.sheet),
      texts: {
        locks: (locks) => locks.map((name) => t(PERSON_FIELDS[name])).join(', '),
      },
    },
    onSuccess: () => toast.positive(t('Person saved')),
  })
}
