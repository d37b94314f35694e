import { CATALOGUE_PICTURE_PURPOSE } from '@mediatheque/contract/catalogue/images/catalogue-pictures.ts'
import {
  PERSON_FIELD_NAMES,
  type PersonField,
} from '@mediatheque/contract/catalogue/people/person-fields.ts'
import type {
  PersonSheetForm,
  PersonValues,
} from '@mediatheque/contract/catalogue/person-records/person-records.schemas.ts'
import { lockAsSeen } from '../../../platform/access/seen-versions.ts'
import { recordCreated, recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { useFilesAt } from '../../operations/files/files.service.ts'
import { TITLES_TAG } from '../titles/titles.service.ts'
import { auditedPeople } from './people.history.ts'
import { personTag } from './people.service.ts'
import {
  countPersonVersion,
  type EnteredPersonRow,
  findPersonSheets,
  insertPerson,
  type PersonSheetRow,
  writePersonSheet,
} from './person-sheet.repository.ts'

export { auditedPeople, type EnteredPersonRow, type PersonSheetRow }

/** Says whether the site shows pictures of this address. */
type IsShown = (url: string) => boolean

/** @throws AppError notFound */
export async function getPersonSheet({ db }: Needs<'db'>, id: number): Promise<PersonSheetRow> {
  const [sheet] = await findPersonSheets(db, [id])
  if (!sheet) throw new AppError('notFound')
  return sheet
}

/** Enters somebody by hand: two people may be called the same. What is typed is locked. */
export async function enterPerson(
  platform: Needs<'db' | 'cache'>,
  { name, ...values }: Partial<PersonValues> & { readonly name: string },
  isShown: IsShown,
): Promise<EnteredPersonRow> {
  assertPicture(values.poster, isShown)
  assertLife(values)
  return platform.db.transaction().execute(async (tx) => {
    await usePicture(tx, values.poster)
    const person = await insertPerson(tx, name)
    const typed = PERSON_FIELD_NAMES.filter(
      (field) => ({ ...values, name }[field] ?? null) !== null,
    )
    await writeSheet(tx, person.id, values, typed)
    await recordCreated(tx, auditedPeople, [person.id])
    return { ...person, poster_url: values.poster ?? null }
  })
}

/**
 * Changes a person by hand, and locks what was changed: no import writes over it until somebody opens the lock.
 * @throws AppError notFound; validation by field; OutdatedRecords
 */
export async function changePerson(
  platform: Needs<'db' | 'cache'>,
  id: number,
  { version, locks, ...values }: PersonSheetForm,
  isShown: IsShown,
): Promise<PersonSheetRow> {
  await platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'people', { [id]: version })
    const [before] = await findPersonSheets(tx, [id])
    if (values.poster !== before!.poster) assertPicture(values.poster, isShown)
    const changed = PERSON_FIELD_NAMES.filter(
      (name) => values[name] !== undefined && values[name] !== before![name],
    )
    if (changed.includes('poster')) await usePicture(tx, values.poster)
    await recordingChanges(tx, auditedPeople, { ids: [id], action: 'updated' }, async () => {
      if (changed.some((name) => LIFE.includes(name))) assertLife({ ...before, ...values })
      const locked = [...(locks ?? before!.locks), ...changed]
      await writeSheet(tx, id, onlyOf(values, changed), locked)
      if (changed.length > 0) await countPersonVersion(tx, id, version)
    })
    // Titles show the names and portraits of their people.
    await platform.cache.invalidate([personTag(id), TITLES_TAG], tx)
  })
  return getPersonSheet(platform, id)
}

const usePicture = (tx: Database, poster: string | null | undefined) =>
  useFilesAt(tx, CATALOGUE_PICTURE_PURPOSE, new Map([['poster', poster]]))

const LIFE: readonly PersonField[] = ['birth_date', 'death_date']

function assertLife({ birth_date: born, death_date: died }: Partial<PersonValues>): void {
  if (born && died && died < born)
    throw fieldError('death_date', 'Nobody dies before they were born.')
}

function assertPicture(url: string | null | undefined, isShown: IsShown): void {
  if (url && !isShown(url)) throw fieldError('poster', 'Pictures of this host are not shown here.')
}

const onlyOf = (values: Partial<PersonValues>, names: readonly PersonField[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<PersonValues>

async function writeSheet(...sheet: Parameters<typeof writePersonSheet>): Promise<void> {
  const taken = await writePersonSheet(...sheet)
  if (taken) throw fieldError(taken, 'Another person has this number.')
}
