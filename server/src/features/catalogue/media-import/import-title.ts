import {
  IMPORT_RULES,
  type ImportType,
} from '@mediatheque/contract/catalogue/media-import/import-types.ts'
import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { Database } from '../../../platform/database/database.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import { assertMayEnter } from '../withdrawals/withdrawals.service.ts'
import type { Needs } from '../../../platform/platform.ts'
import { SETTINGS_TAG } from '../../site/settings/settings.service.ts'
import { CHANNELS_TAG } from '../channels/channels.service.ts'
import { enqueueTitlePictures } from '../images/title-pictures.service.ts'
import { enterWorkPeople } from '../people/people.batch.repository.ts'
import {
  insertImportedTitle,
  lockTitle,
  writeImportedWork,
  type WrittenWork,
} from '../titles/imported-works.batch.repository.ts'
import { recordEntered, recordingImport } from '../titles/change-title.service.ts'
import { TITLES_TAG, titleTag } from '../titles/titles.service.ts'
import { VALUE_LISTS_TAG } from '../value-lists/value-lists.service.ts'
import { externalIdOf } from './external-id.ts'
import {
  type Candidate,
  findCandidates,
  findTitlesByExternalIds,
} from './known-titles.repository.ts'
import { getCatalogue, type ToImport } from './outside/outside-catalogues.ts'
import type { ImportedTitle } from './outside/outside-catalogue.ts'
import { retryAfterDeadlock } from '../../../platform/database/retry-after-deadlock.ts'
import { lockImports, noteImport } from './title-imports.repository.ts'
import { workOf } from './work-of-title.ts'

/** A work is kept for who looks at it before it is imported. */
const KEPT_SECONDS = 60

export interface ImportedWhat {
  readonly type: ImportType
  readonly id: number
}

export interface ImportOrder extends ImportedWhat {
  /** The category; the usual one unless said. */
  readonly category?: TitleType | undefined
  /** Which title it is; undefined: whatever is known by its id, else a new one where none has its name and year. */
  readonly into?: number | 'new' | undefined
  /** Asks the outside database whatever is kept. */
  readonly isFresh?: boolean
}

export interface ImportResult extends WrittenWork {
  readonly titleId: number
  readonly isNew: boolean
}

/** @throws OutsideServiceError; AppError validation where it is not set up */
export async function fetchWork(
  platform: Needs<ToImport>,
  { type, id, isFresh }: ImportedWhat & { readonly isFresh?: boolean },
): Promise<ImportedTitle> {
  const catalogue = await getCatalogue(platform, type)
  if (isFresh) return catalogue.fetch(type, id)
  return platform.cache.remember(
    `outside-work:${type}:${id}`,
    { ttlSeconds: KEPT_SECONDS, tags: [SETTINGS_TAG] },
    () => catalogue.fetch(type, id),
  )
}

export interface KnownWork {
  readonly work: ImportedTitle
  readonly titleId: number | null
  readonly candidates: readonly Candidate[]
}

/** A work, with what the catalogue has of it: known by its id, else by its name and year. */
export async function lookAtWork(
  platform: Needs<ToImport>,
  what: ImportedWhat,
): Promise<KnownWork> {
  const work = await fetchWork(platform, what)
  const titleId = await findByIds(platform.db, work)
  const candidates = titleId === null ? await findCandidates(platform.db, work) : []
  return { work, titleId, candidates }
}

/**
 * Imports a work: of any number at the same moment one enters the title, and the others find it. Everything of it is
 * written in one transaction, by the one path that leaves alone what is locked.
 * @throws OutsideServiceError; AppError validation at `into` where it has to be said which title it is
 */
export async function importWork(
  platform: Needs<ToImport | 'jobs'>,
  order: ImportOrder,
): Promise<ImportResult> {
  const work = await fetchWork(platform, order)
  return retryAfterDeadlock(() =>
    platform.db.transaction().execute((tx) => writeWork(platform, tx, work, order)),
  )
}

/** Writes a work that is known by now. @throws AppError validation at `into` */
export async function writeWork(
  platform: Needs<'cache' | 'jobs'>,
  tx: Database,
  work: ImportedTitle,
  order: Omit<ImportOrder, 'isFresh'>,
): Promise<ImportResult> {
  // One import writes at a time, those of files too.
  await lockImports(tx)
  const known = await findTitle(tx, work, order.into)
  const result =
    known === undefined ? await enterTitle(tx, work, order) : await writeOver(tx, known, work)
  await enqueueTitlePictures(platform, tx, result.titleId)
  await noteImport(tx, { ...order, titleId: result.titleId, isAiring: work.isAiring })
  await platform.cache.invalidate(
    [TITLES_TAG, VALUE_LISTS_TAG, CHANNELS_TAG, titleTag(result.titleId)],
    tx,
  )
  return result
}

async function findByIds(db: Database, work: ImportedTitle): Promise<number | null> {
  const own = externalIdOf(work.mediaType, work.id)
  const byOwn = await findTitlesByExternalIds(db, IMPORT_RULES[work.mediaType].source, [own])
  if (byOwn.has(own)) return byOwn.get(own)!
  const { imdb } = work.externalIds
  if (!imdb) return null
  return (await findTitlesByExternalIds(db, 'imdb', [imdb])).get(imdb) ?? null
}

/** @returns undefined where a new one is to be entered */
async function findTitle(
  tx: Database,
  work: ImportedTitle,
  into: ImportOrder['into'],
): Promise<number | undefined> {
  const known = await findByIds(tx, work)
  if (known !== null) {
    if (typeof into === 'number' && into !== known)
      throw fieldError('into', 'The catalogue has this work already, as another title.')
    return (await lockTitle(tx, known)) ? known : undefined
  }
  if (typeof into === 'number') {
    if (!(await lockTitle(tx, into)))
      throw fieldError('into', 'There is no record with this number.')
    // It would bring the same back under another number.
    await assertMayEnter(tx, namesOf(work))
    return into
  }
  if (into !== 'new' && (await findCandidates(tx, work)).length > 0)
    throw fieldError(
      'into',
      'A title of this name and year is here already. Please say whether it is that one.',
    )
  return undefined
}

/** By what a work is known again, wherever it comes from. */
const namesOf = (work: ImportedTitle) => ({
  importKey: `${IMPORT_RULES[work.mediaType].source}:${externalIdOf(work.mediaType, work.id)}`,
  externalIds: { ...work.externalIds },
})

async function enterTitle(
  tx: Database,
  work: ImportedTitle,
  { category }: ImportOrder,
): Promise<ImportResult> {
  const { categories } = IMPORT_RULES[work.mediaType]
  const names = namesOf(work)
  await assertMayEnter(tx, names)
  const titleId = await insertImportedTitle(tx, {
    type: category ?? categories[0]!,
    is_series: work.mediaType === 'series',
    name: work.name,
    popularity: Math.min(work.popularity ?? 1, 90),
    import_key: names.importKey,
  })
  await write(tx, titleId, work)
  await recordEntered(tx, titleId)
  return { titleId, isNew: true, changed: [], kept: [] }
}

async function writeOver(
  tx: Database,
  titleId: number,
  work: ImportedTitle,
): Promise<ImportResult> {
  const written = await recordingImport(tx, titleId, () => write(tx, titleId, work))
  return { titleId, isNew: false, ...written }
}

async function write(tx: Database, titleId: number, work: ImportedTitle): Promise<WrittenWork> {
  const people = [...new Map(work.credits.map(({ person }) => [keyOf(person), person])).values()]
  const ids = await enterWorkPeople(tx, titleId, people)
  const idOf = new Map(people.map((person, place) => [keyOf(person), ids[place]!]))
  const credits = work.credits.map(({ person, ...credit }) => ({
    ...credit,
    personId: idOf.get(keyOf(person))!,
  }))
  return writeImportedWork(tx, titleId, workOf(work, credits))
}

const keyOf = ({ key, name }: ImportedTitle['credits'][number]['person']) => key ?? `name:${name}`
