import { TITLE_FIELDS } from '@mediatheque/contract/catalogue/titles/title-fields.ts'
import { defineAudited, type NameValue } from '../../../platform/audit/define-audited.ts'
import { listNamesOfParts } from './editing/names-of-parts.repository.ts'
import { readTitleStates } from './title-values.repository.ts'

const NUMBERS = new Set(['year', 'runtime', 'seasons', 'trailers'])

/** Older lines have texts of sets, which are shown as they are. */
function namesOf(names: Awaited<ReturnType<typeof listNamesOfParts>>): NameValue {
  return (field, value) => {
    if (!Array.isArray(value)) return value
    if (field === 'people') return value.map(describeCredit)
    if (field === 'images') return value.map(describeImage)
    return value.map((one) => names.get(`${field} ${one}`) ?? one)
  }
}

/** As {@link readTitleStates} has it: older lines have their number alone. */
function describeImage(image: unknown): unknown {
  if (!Array.isArray(image)) return image
  const [kind, url] = image as [string, string]
  const sent = /^\/files\/(\d+)\//.exec(url)?.[1]
  return `${kind}: ${sent ?? url.split('/').at(-1)}`
}

/** As {@link readTitleStates} has it. */
function describeCredit(credit: unknown): unknown {
  if (!Array.isArray(credit)) return credit
  const [, name, department, job, character] = credit
  const work = character ?? job ?? (department === 'cast' ? null : department)
  return work ? `${name} (${work})` : name
}

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
    images: { label: 'Images' },
    captions: { label: 'Captions', shownAs: 'number' },
    locks: { label: 'Locked' },
  },
  nameValues: async ({ platform, language }) =>
    namesOf(await listNamesOfParts(platform.db, language)),
  readStates: readTitleStates,
})
