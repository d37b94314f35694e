import { TITLE_FIELDS } from '@mediatheque/contract/catalogue/titles/title-fields.ts'
import { defineAudited } from '../../../platform/audit/define-audited.ts'
import { readTitleStates } from './title-values.repository.ts'

const NUMBERS = new Set(['year', 'runtime', 'people', 'seasons', 'trailers'])

/** Titles, with what imports and people change of them. */
export const auditedTitles = defineAudited({
  kind: 'title',
  fields: {
    ...Object.fromEntries(
      Object.entries(TITLE_FIELDS).map(([name, label]) => [
        name,
        { label, ...(NUMBERS.has(name) && { shownAs: 'number' as const }) },
      ]),
    ),
    captions: { label: 'Captions', shownAs: 'number' },
    locks: { label: 'Locked' },
  },
  readStates: readTitleStates,
})
