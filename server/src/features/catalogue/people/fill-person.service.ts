import {
  EXTERNAL_IDS,
  PERSON_FIELD_NAMES,
  type PersonField,
} from '@mediatheque/contract/catalogue/people/person-fields.ts'
import type { PersonValues } from '@mediatheque/contract/catalogue/person-records/person-records.schemas.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../../platform/database/database.ts'
import {
  countPersonVersion,
  findPersonSheets,
  type PersonSheetRow,
  setPopularity,
  writePersonSheet,
} from './person-sheet.repository.ts'

/** `{ field: [before, after] }` of what somebody was given. */
export type FilledFields = Readonly<Record<string, readonly [before: unknown, after: unknown]>>

const isExternal = (name: PersonField) => (EXTERNAL_IDS as readonly PersonField[]).includes(name)

/** What the one has and the other, who is the same, has not. Where somebody locked that there is nothing, there stays nothing. */
export function fieldsToFill(kept: PersonSheetRow, gone: PersonSheetRow): FilledFields {
  const missing = PERSON_FIELD_NAMES.filter(
    (name) =>
      !isExternal(name) && kept[name] === null && gone[name] !== null && !kept.locks.includes(name),
  )
  const isOfLife = (name: PersonField) => name === 'birth_date' || name === 'death_date'
  const life = missing.filter(isOfLife)
  const after = { ...kept, ...Object.fromEntries(life.map((name) => [name, gone[name]])) }
  const isPlausible = !after.birth_date || !after.death_date || after.birth_date <= after.death_date
  const names = isPlausible ? missing : missing.filter((name) => !isOfLife(name))
  const locks = PERSON_FIELD_NAMES.filter(
    (name) => kept.locks.includes(name) || (names.includes(name) && gone.locks.includes(name)),
  )
  return {
    ...Object.fromEntries(names.map((name) => [name, [null, gone[name]] as const])),
    ...(locks.length > kept.locks.length && { locks: [kept.locks, locks] }),
    ...(gone.popularity > kept.popularity && { popularity: [kept.popularity, gone.popularity] }),
  }
}

/** Gives somebody these values, as a version of them. */
export const fillPerson = (tx: Database, sheet: PersonSheetRow, filled: FilledFields) =>
  write(
    tx,
    sheet,
    Object.entries(filled).map(([name, [, after]]) => [name, after]),
  )

/** Takes back what is still as it was given. */
export async function emptyPerson(tx: Database, id: number, filled: FilledFields): Promise<void> {
  const [sheet] = await findPersonSheets(tx, [id])
  const given = Object.entries(filled).filter(([name, [, after]]) =>
    isDeepStrictEqual(sheet![name as keyof PersonSheetRow], after),
  )
  await write(
    tx,
    sheet!,
    given.map(([name, [before]]) => [name, before]),
  )
}

async function write(
  tx: Database,
  { id, version, locks }: PersonSheetRow,
  entries: readonly (readonly [name: string, value: unknown])[],
): Promise<void> {
  const { popularity, locks: others, ...values } = Object.fromEntries(entries)
  if (popularity !== undefined) await setPopularity(tx, id, popularity as number)
  await writePersonSheet(
    tx,
    id,
    values as Partial<PersonValues>,
    (others as readonly PersonField[] | undefined) ?? locks,
  )
  await countPersonVersion(tx, id, version)
}
