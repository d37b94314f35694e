import {
  AUTOCOMPLETE_LIMIT,
  isEmptyQuery,
  SEARCH_COUNT_LIMIT,
  SEARCH_PAGE_LIMIT,
  type SearchQuery,
} from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Needs } from '../../../platform/platform.ts'
import { listPeopleByIds, type PersonCardRow } from '../people/people.service.ts'
import { listTitlesByIds, type TitleCardRow, TITLES_TAG } from '../titles/titles.service.ts'
import { findByName } from './search.service.ts'

const SEARCH_SECONDS = 30
const AUTOCOMPLETE_CANDIDATES = 200
const AUTOCOMPLETE_PEOPLE = 3

export interface SearchResults {
  correctedQuery: string | null
  titles: TitleCardRow[]
  people: PersonCardRow[]
  /** Somebody is called exactly so, and no title is. */
  peopleFirst: boolean
  counts: { title: number; person: number }
  page: number
  lastPage: number
}

const NOTHING: SearchResults = {
  correctedQuery: null,
  titles: [],
  people: [],
  peopleFirst: false,
  counts: { title: 0, person: 0 },
  page: 1,
  lastPage: 1,
}

/** What a search shows: a page of one kind, or the best of both while typing. */
export function search(
  platform: Needs<'readDb' | 'cache'>,
  query: string,
  options: SearchQuery & { language: Language },
): Promise<SearchResults> {
  if (isEmptyQuery(query)) return Promise.resolve(NOTHING)
  const { loader, limit, page, model_type: kind, language } = options
  const key = `search:${JSON.stringify([query.trim().toLowerCase(), loader, limit, page, kind, language])}`
  return platform.cache.remember(key, { ttlSeconds: SEARCH_SECONDS, tags: [TITLES_TAG] }, () =>
    loader === 'searchAutocomplete'
      ? complete(platform, query, limit ?? AUTOCOMPLETE_LIMIT, language)
      : searchPage(platform, query, { ...options, limit: limit ?? SEARCH_PAGE_LIMIT }),
  )
}

async function complete(
  platform: Needs<'readDb'>,
  query: string,
  limit: number,
  language: Language,
): Promise<SearchResults> {
  const found = await findByName(platform, query, {
    page: 1,
    titles: limit,
    people: AUTOCOMPLETE_PEOPLE,
    candidates: AUTOCOMPLETE_CANDIDATES,
  })
  const personIds = found.people.ids.slice(
    0,
    Math.max(AUTOCOMPLETE_PEOPLE, limit - found.titles.ids.length),
  )
  const titleIds = found.titles.ids.slice(0, limit - Math.min(personIds.length, limit - 1))
  const [titles, people] = await Promise.all([
    listTitlesByIds(platform, titleIds, language),
    listPeopleByIds(platform, personIds, language),
  ])
  const peopleFirst = found.people.hasExactName && !found.titles.hasExactName
  return {
    ...NOTHING,
    correctedQuery: found.correctedQuery,
    titles,
    people,
    peopleFirst,
    counts: { title: found.titles.total, person: found.people.total },
  }
}

async function searchPage(
  platform: Needs<'readDb'>,
  query: string,
  options: SearchQuery & { limit: number; language: Language },
): Promise<SearchResults> {
  const { limit, page, model_type: kind, language } = options
  const found = await findByName(platform, query, { page, titles: limit, people: limit })
  const [titles, people] = await Promise.all([
    kind === 'title' ? listTitlesByIds(platform, found.titles.ids.slice(0, limit), language) : [],
    kind === 'person' ? listPeopleByIds(platform, found.people.ids.slice(0, limit), language) : [],
  ])
  const counts = {
    title: Math.min(found.titles.total, SEARCH_COUNT_LIMIT),
    person: Math.min(found.people.total, SEARCH_COUNT_LIMIT),
  }
  return {
    correctedQuery: found.correctedQuery,
    titles,
    people,
    peopleFirst: false,
    counts,
    page,
    lastPage: Math.max(1, Math.ceil(counts[kind] / limit)),
  }
}
