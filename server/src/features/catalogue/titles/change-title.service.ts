import {
  TITLE_VALUES,
  type TitleField,
} from '@mediatheque/contract/catalogue/titles/title-fields.ts'
import {
  type Deed,
  recordCreated,
  recordingChanges,
} from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  countVersion,
  findTitleSheets,
  listTitleLocks,
  setTitleLocks,
  type TitleSheetRow,
  type TitleValues,
  writeTitleValues,
} from './title-values.repository.ts'
import { editTitle } from './editing/edit-title.ts'
import { writeLanguages } from './imported-parts.batch.repository.ts'
import { insertImportedTitle } from './imported-works.batch.repository.ts'
import { insertTitleGenres } from './titles.batch.repository.ts'
import { auditedTitles } from './titles.history.ts'
import { usePictures } from './use-pictures.ts'

/** As of a work of which an import knows no better. */
const USUAL_POPULARITY = 1

export interface TitleSheet extends TitleSheetRow {
  readonly locks: readonly TitleField[]
}

/** @throws AppError notFound */
export async function getTitleSheet({ db }: Needs<'db'>, id: number): Promise<TitleSheet> {
  const [sheet] = await findTitleSheets(db, [id])
  if (!sheet) throw new AppError('notFound')
  return { ...sheet, locks: [...(await listTitleLocks(db, id))] }
}

interface ChangeByHand {
  readonly version: number
  readonly values: Partial<TitleValues>
  /** Those that are locked from now on; absent: as they were. What is changed is locked in any case. */
  readonly locks?: readonly TitleField[] | undefined
  /** Changes what belongs to the title along with it. @returns what it changed */
  readonly writeParts?: ((tx: Database) => Promise<readonly TitleField[]>) | undefined
}

/** Changes a title by hand, and locks what was changed: no import writes over it until somebody opens the lock. */
export async function changeTitle(
  platform: Needs<'db' | 'cache'>,
  id: number,
  { version, values, locks, writeParts }: ChangeByHand,
): Promise<TitleSheet> {
  await editTitle(platform, { id, version, locks }, async (tx) => {
    const [before] = await findTitleSheets(tx, [id])
    const changed = TITLE_VALUES.filter(
      (name) => values[name] !== undefined && values[name] !== before![name],
    )
    const written = Object.fromEntries(changed.map((name) => [name, values[name]]))
    await usePictures(tx, { poster: written['poster'], backdrop: written['backdrop'] })
    await writeTitleValues(tx, id, written)
    return [...changed, ...((await writeParts?.(tx)) ?? [])]
  })
  return getTitleSheet(platform, id)
}

interface TypedTitle {
  readonly type: string
  readonly isSeries: boolean
  readonly values: Partial<TitleValues> & { readonly name: string }
  /** Codes, that of the original first. */
  readonly languages: readonly string[]
  readonly genreIds: readonly number[]
}

/** Enters a title that somebody typed in: no import writes over what was typed. @returns its number */
export async function enterTitle(tx: Database, title: TypedTitle): Promise<number> {
  const id = await insertImportedTitle(tx, {
    type: title.type,
    is_series: title.isSeries,
    name: title.values.name,
    popularity: USUAL_POPULARITY,
  })
  const typed = TITLE_VALUES.filter((field) => (title.values[field] ?? null) !== null)
  await writeTitleValues(
    tx,
    id,
    Object.fromEntries(typed.map((field) => [field, title.values[field]])),
  )
  await usePictures(tx, { poster: title.values.poster, backdrop: title.values.backdrop })
  const { languages, genreIds } = title
  await writeLanguages(tx, id, languages, false)
  await insertTitleGenres(tx, id, genreIds)
  await setTitleLocks(tx, id, [
    ...typed,
    ...(languages.length > 0 ? (['languages'] as const) : []),
    ...(genreIds.length > 0 ? (['genres'] as const) : []),
  ])
  await recordEntered(tx, id)
  return id
}

/** Writes down that a title went with a withdrawal, or came back. */
export const recordingWithdrawn = <Result>(
  tx: Database,
  deed: Deed & { readonly ids: readonly number[] },
  work: () => Promise<Result>,
): Promise<Result> => recordingChanges(tx, auditedTitles, deed, work)

/**
 * Writes down that a title was given what belonged to another, or gave it back, and counts its version.
 * @param merge `reason` names the other
 */
export const recordingMerge = <Result>(
  tx: Database,
  { id, reason }: { readonly id: number; readonly reason: string | null },
  work: () => Promise<Result>,
): Promise<Result> =>
  recordingChanges(tx, auditedTitles, { ids: [id], action: 'updated', reason }, async () => {
    const result = await work()
    await countVersion(tx, id)
    return result
  })

/** Writes down that a title was entered. */
export const recordEntered = (tx: Database, id: number): Promise<void> =>
  recordCreated(tx, auditedTitles, [id])

/** Writes down what an import changed of a title. */
export const recordingImport = <Result>(
  tx: Database,
  id: number,
  work: () => Promise<Result>,
): Promise<Result> => recordingChanges(tx, auditedTitles, { ids: [id], action: 'updated' }, work)
