import {
  MOST_GENRES,
  MOST_KEYWORDS,
} from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import type {
  TitleChanges,
  TitleChangesPreview,
} from '@mediatheque/contract/catalogue/title-records/title-changes.schemas.ts'
import {
  isTitleField,
  TITLE_FIELDS,
  TITLE_VALUES,
  type TitleField,
} from '@mediatheque/contract/catalogue/titles/title-fields.ts'
import {
  TITLE_TYPE_LABELS,
  type TitleType,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../../platform/http/app-error.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { lockTitles, writeTitleValues } from '../title-values.repository.ts'
import { editLockedTitle } from './edit-title.ts'
import { listNamesOfParts } from './names-of-parts.repository.ts'
import { type ChangeableTitle, findChangeableTitles } from './title-changes.repository.ts'
import { findGenreIds, setGenres } from './title-parts.repository.ts'
import { writeKeywords } from './title-parts.service.ts'

export type { ChangeableTitle } from './title-changes.repository.ts'

/** Those of these that are there, in the order in which they were asked for. */
export const listChangeableTitles = (
  { db }: Needs<'db'>,
  ids: readonly number[],
  language: Language,
): Promise<ChangeableTitle[]> => findChangeableTitles(db, ids, language)

/** The same, locked until the transaction ends. */
export async function lockChangeableTitles(
  tx: Database,
  ids: readonly number[],
  language: Language,
): Promise<ChangeableTitle[]> {
  await lockTitles(tx, ids)
  return findChangeableTitles(tx, ids, language)
}

type Changed = Pick<ChangeableTitle, 'certification' | 'genres' | 'keywords' | 'locks' | 'type'>

/** What a title would be. Keywords are the same by their address: `Film Noir` is `film noir`. */
export function changed(title: ChangeableTitle, changes: TitleChanges): Changed {
  const genres = new Set([...title.genres, ...(changes.add_genres ?? [])])
  for (const id of changes.remove_genres ?? []) genres.delete(id)
  const keywords = new Map(title.keywords.map((name) => [slugify(name), name]))
  for (const name of changes.add_keywords ?? [])
    if (!keywords.has(slugify(name))) keywords.set(slugify(name), name)
  for (const name of changes.remove_keywords ?? []) keywords.delete(slugify(name))
  const next = {
    type: changes.type ?? title.type,
    certification:
      changes.certification === undefined ? title.certification : changes.certification,
    genres: [...genres].toSorted((a, b) => a - b),
    keywords: [...keywords.values()],
  }
  const locks = new Set([...title.locks, ...(changes.lock ?? [])])
  for (const field of changes.unlock ?? []) locks.delete(field)
  for (const field of FIELDS) if (!isSame(title[field], next[field])) locks.add(field)
  return { ...next, locks: [...locks].toSorted() }
}

const FIELDS = [
  'type',
  'certification',
  'genres',
  'keywords',
] as const satisfies readonly TitleField[]
const isSame = (before: unknown, after: unknown) => JSON.stringify(before) === JSON.stringify(after)

/** Why a title cannot be as it would be; undefined: it can. */
function faultOf({ genres, keywords }: Changed): string | undefined {
  if (genres.length > MOST_GENRES) return 'A title can have 20 genres at most.'
  if (keywords.length > MOST_KEYWORDS) return 'A title can have 100 keywords at most.'
  return undefined
}

/** @throws AppError validation on the field with something that there is not */
export async function assertChangesFit(db: Database, changes: TitleChanges): Promise<void> {
  const { add_genres: genres = [], add_keywords: keywords = [] } = changes
  const known = await findGenreIds(db, genres)
  if (genres.some((genre) => !known.has(genre)))
    throw fieldError('changes.add_genres', 'Please choose genres of the list.')
  if (keywords.some((name) => slugify(name) === '-'))
    throw fieldError('changes.add_keywords', 'A keyword needs a letter or a digit.')
}

/**
 * Changes one of many titles, which the transaction has locked in the version that was seen.
 * @returns whether anything changed
 * @throws AppError validation where the title would have more of something than it can
 */
export async function changeOneOfMany(
  platform: Needs<'cache'>,
  tx: Database,
  title: ChangeableTitle,
  changes: TitleChanges,
): Promise<boolean> {
  const next = changed(title, changes)
  const fault = faultOf(next)
  if (fault) throw new AppError('validation', { message: fault })
  const differing = FIELDS.filter((field) => !isSame(title[field], next[field]))
  const locks = next.locks.filter(isTitleField)
  return editLockedTitle(platform, tx, { ...title, locks }, async () => {
    const values = TITLE_VALUES.filter((name) => (differing as readonly string[]).includes(name))
    await writeTitleValues(
      tx,
      title.id,
      Object.fromEntries(values.map((name) => [name, next[name as 'certification' | 'type']])),
    )
    if (differing.includes('genres')) await setGenres(tx, title.id, next.genres)
    if (differing.includes('keywords')) await writeKeywords(tx, title.id, next.keywords)
    return differing
  })
}

/** What the same change would make of each of these titles, as readers are shown it. */
export async function previewTitleChanges(
  { db }: Needs<'db'>,
  titles: readonly ChangeableTitle[],
  changes: TitleChanges,
  { t, language }: { readonly t: TranslateLine; readonly language: Language },
): Promise<TitleChangesPreview['titles']> {
  await assertChangesFit(db, changes)
  const names = await listNamesOfParts(db, language)
  const tell = (field: (typeof FIELDS)[number] | 'locks', value: unknown): string | null => {
    if (value === null) return null
    if (field === 'type') return t(TITLE_TYPE_LABELS[value as TitleType])
    if (!Array.isArray(value)) return String(value)
    const told = value.map((one) => {
      if (field === 'genres') return names.get(`genres ${one}`) ?? String(one)
      return field === 'locks' && isTitleField(one) ? t(TITLE_FIELDS[one]) : String(one)
    })
    return told.length === 0 ? null : told.join(', ')
  }
  return titles.map((title) => {
    const next = changed(title, changes)
    const fault = faultOf(next)
    const differing = [...FIELDS, 'locks' as const].filter(
      (field) => !isSame(title[field], next[field]),
    )
    return {
      id: title.id,
      version: title.version,
      name: title.name,
      changes: [
        ...differing.map((field) => ({
          field,
          before: tell(field, title[field]),
          after: tell(field, next[field]),
        })),
        ...(changes.visibility
          ? [{ field: 'visibility' as const, before: t('Shown'), after: t('Hidden') }]
          : []),
      ],
      fault: fault ? t(fault) : null,
    }
  })
}
