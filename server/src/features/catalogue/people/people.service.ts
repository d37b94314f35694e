import type { Language } from '@mediatheque/contract/core/lines.ts'
import { defineTagOf } from '../../../platform/cache/cache-tag.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { findKeptId } from '../merges/merges.service.ts'
import { TITLES_TAG, listTitlesByIds, type TitleCardRow } from '../titles/titles.service.ts'
import {
  findPersonByName,
  findPersonRow,
  listPersonCardsByIds,
  listPersonCredits,
  listPopularPersonIds,
  type NamedPersonRow,
  type PersonCardRow,
  type PersonCreditRow,
  type PersonRow,
} from './people.repository.ts'

/** Cache tag of one person. */
export const personTag = defineTagOf<number>('person')

const PERSON_SECONDS = 120
const KNOWN_TITLES = 7

export type { PersonCardRow }

export interface PersonWithWorks {
  row: PersonRow
  credits: PersonCreditRow[]
  known: TitleCardRow[]
}

/** Of somebody who was merged, the one that was kept: their page leads on to that one's address. @throws AppError notFound */
export async function getPerson(
  platform: Needs<'readDb' | 'cache'>,
  id: number,
  language: Language,
): Promise<PersonWithWorks> {
  const person = await platform.cache.remember(
    `person:${id}:${language}`,
    { ttlSeconds: PERSON_SECONDS, tags: [personTag(id), TITLES_TAG] },
    () => loadPerson(platform, id, language),
  )
  if (!person) throw new AppError('notFound')
  return person
}

async function loadPerson(
  platform: Needs<'readDb'>,
  id: number,
  language: Language,
): Promise<PersonWithWorks | null> {
  const [row, credits] = await Promise.all([
    findPersonRow(platform.readDb, id, language),
    listPersonCredits(platform.readDb, id, language),
  ])
  if (!row) {
    const keptId = await findKeptId(platform.readDb, 'person', id)
    return keptId === undefined ? null : loadPerson(platform, keptId, language)
  }
  const best = credits.toSorted((a, b) => b.popularity - a.popularity).map(({ title }) => title.id)
  return {
    row,
    credits,
    known: await listTitlesByIds(platform, [...new Set(best)].slice(0, KNOWN_TITLES), language),
  }
}

export function listPeopleByIds(
  platform: Needs<'readDb'>,
  ids: readonly number[],
  language: Language,
): Promise<PersonCardRow[]> {
  return listPersonCardsByIds(platform.readDb, ids, language)
}

/** A page of the best known people, and one more id where there is a further page. */
export async function listPopularPeople(
  platform: Needs<'readDb'>,
  { page, perPage }: { page: number; perPage: number },
  language: Language,
) {
  const ids = await listPopularPersonIds(platform.readDb, {
    offset: (page - 1) * perPage,
    limit: perPage + 1,
  })
  return {
    rows: await listPeopleByIds(platform, ids.slice(0, perPage), language),
    hasNext: ids.length > perPage,
  }
}

/** Whom an address such as `fritz-lang` means: the best known of that name. */
export function findPersonBySlug(
  platform: Needs<'readDb'>,
  slug: string,
): Promise<NamedPersonRow | undefined> {
  return findPersonByName(platform.readDb, slug)
}
