import { DEPARTMENTS, type Department } from '@mediatheque/contract/catalogue/people/departments.ts'
import {
  CREDITS_PER_PAGE,
  FIRST_CREDITS,
  FIRST_CREDITS_OF_OTHERS,
} from '@mediatheque/contract/catalogue/people/filmography.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { defineTagOf } from '../../../platform/cache/cache-tag.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type RowPage, uncountedPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { findKeptId } from '../merges/merges.service.ts'
import { TITLES_TAG, listTitlesByIds, type TitleCardRow } from '../titles/titles.service.ts'
import {
  type CreditsWanted,
  type FilmographyRow,
  findFilmography,
  type KindCount,
  listCreditsOfDepartment,
  type PersonCreditRow,
} from './filmography.repository.ts'
import {
  findPersonByName,
  findPersonRow,
  listPersonCardsByIds,
  listPopularPersonIds,
  type NamedPersonRow,
  type PersonCardRow,
  type PersonRow,
} from './people.repository.ts'

/** Cache tag of one person. */
export const personTag = defineTagOf<number>('person')

const PERSON_SECONDS = 120
const KNOWN_TITLES = 7

export type { PersonCardRow, PersonCreditRow }

export interface DepartmentOfPerson {
  department: string
  count: number
  kinds: KindCount[]
  /** As many as a page shows at first. */
  credits: PersonCreditRow[]
}

export interface PersonWithWorks {
  row: PersonRow
  departments: DepartmentOfPerson[]
  kinds: KindCount[]
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
  const [row, filmography] = await Promise.all([
    findPersonRow(platform.readDb, id, language),
    findFilmography(platform.readDb, id, { language, known: KNOWN_TITLES }),
  ])
  if (!row) {
    const keptId = await findKeptId(platform.readDb, 'person', id)
    return keptId === undefined ? null : loadPerson(platform, keptId, language)
  }
  return {
    row,
    departments: byDepartment(filmography),
    kinds: filmography.kinds,
    known: await listTitlesByIds(platform, filmography.best, language),
  }
}

/** The department with most works first, among equals the order of the list of departments. */
function byDepartment({ counts, credits }: FilmographyRow): DepartmentOfPerson[] {
  const place = ({ department }: DepartmentOfPerson) =>
    DEPARTMENTS.indexOf(department as Department)
  return [...Map.groupBy(counts, ({ department }) => department)]
    .map(([department, kinds]) => ({
      department,
      count: sum(kinds),
      kinds,
      credits: credits.filter((credit) => credit.department === department),
    }))
    .sort((a, b) => b.count - a.count || place(a) - place(b))
    .map((one, index) => ({
      ...one,
      credits: one.credits.slice(0, index > 0 ? FIRST_CREDITS_OF_OTHERS : FIRST_CREDITS),
    }))
}

const sum = (counts: readonly KindCount[]) => counts.reduce((all, { count }) => all + count, 0)

/** A page of what somebody did in a department. @throws AppError notFound */
export async function listCreditsOfPerson(
  platform: Needs<'readDb' | 'cache'>,
  id: number,
  language: Language,
  wanted: CreditsWanted,
): Promise<RowPage<PersonCreditRow>> {
  const { row, departments } = await getPerson(platform, id, language)
  const { department, type, page } = wanted
  const { kinds = [] } = departments.find((one) => one.department === department) ?? {}
  const total = sum(type === undefined ? kinds : kinds.filter((kind) => kind.type === type))
  // Of departments and pages that somebody makes up nothing is read, nor kept.
  const data =
    (page - 1) * CREDITS_PER_PAGE < total
      ? await platform.cache.remember(
          `person-credits:${JSON.stringify([row.id, language, department, type, page])}`,
          { ttlSeconds: PERSON_SECONDS, tags: [personTag(row.id), TITLES_TAG] },
          () => listCreditsOfDepartment(platform.readDb, row.id, language, wanted),
        )
      : []
  return {
    ...uncountedPage(
      { page, perPage: CREDITS_PER_PAGE, paginate: 'simple' },
      { data, hasNext: page * CREDITS_PER_PAGE < total },
    ),
    total,
    last_page: Math.max(1, Math.ceil(total / CREDITS_PER_PAGE)),
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
