import { LISTS_PER_PAGE } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import type {
  ChannelFacets,
  ChosenFilter,
} from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import {
  isEmptyQuery,
  SEARCH_COUNT_LIMIT,
  SEARCH_PAGE_LIMIT,
  type SearchFacetsQuery,
  type SearchQuery,
} from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import {
  type TitleFilterQuery,
  titleFilterQuery,
} from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import type { Settings } from '@mediatheque/contract/settings.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { searchDurations } from '../../../platform/metrics/process-figures.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  findListsByName,
  type FoundLists,
  getFoundLists,
} from '../../community/lists/found-lists.service.ts'
import { type ListWithCovers, withCovers } from '../../community/lists/lists.service.ts'
import { listTitleChoices, nameChosenFilters } from '../channels/title-choices.service.ts'
import { listPeopleByIds, type PersonCardRow } from '../people/people.service.ts'
import {
  listTitlesByIds,
  narrowTitles,
  resolveTitleFilter,
  type TitleCardRow,
  TITLES_TAG,
} from '../titles/titles.service.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { findByName, type Found, readWords } from './search.service.ts'

const SEARCH_SECONDS = 30
const AUTOCOMPLETE_CANDIDATES = 200
const AUTOCOMPLETE_PEOPLE = 3
const AUTOCOMPLETE_LISTS = 3

/** What is kept for all readers. */
interface KeptResults {
  correctedQuery: string | null
  titles: TitleCardRow[]
  people: PersonCardRow[]
  lists: FoundLists
  /** Somebody is called exactly so, and no title is. */
  peopleFirst: boolean
  counts: { title: number; person: number; list: number }
  filters: ChosenFilter[]
  page: number
  lastPage: number
}

export interface SearchResults extends Omit<KeptResults, 'lists'> {
  lists: ListWithCovers[]
}

const NO_LISTS: FoundLists = { ids: [], total: 0 }
const NOTHING: KeptResults = {
  correctedQuery: null,
  titles: [],
  people: [],
  lists: NO_LISTS,
  peopleFirst: false,
  counts: { title: 0, person: 0, list: 0 },
  filters: [],
  page: 1,
  lastPage: 1,
}

type Options = Omit<SearchQuery, 'lang'>
type Searching = Needs<'readDb' | ToReadSettings>
type SearchSettings = Settings['search']

/** What a search shows: a page of one kind, or the best of each while typing. */
export async function search(
  platform: Searching,
  { actor, language }: { actor: Actor; language: Language },
  query: string,
  options: Options,
): Promise<SearchResults> {
  const kind = options.loader === 'searchAutocomplete' ? 'suggestions' : 'page'
  const noteTime = searchDurations.startTimer({ kind })
  const found = isEmptyQuery(query) ? NOTHING : await findKept(platform, query, options, language)
  // Whether a list is still for everybody is asked each time: what is hidden is gone from here at once.
  const rows = await getFoundLists(platform, actor, found.lists.ids)
  const lists = await withCovers(platform, rows, language)
  noteTime()
  return { ...found, lists }
}

async function findKept(
  platform: Searching,
  query: string,
  options: Options,
  language: Language,
): Promise<KeptResults> {
  const { search: wanted } = await getSettings(platform)
  const key = `search:${JSON.stringify([query.trim().toLowerCase(), options, language, wanted])}`
  return platform.cache.remember(key, { ttlSeconds: SEARCH_SECONDS, tags: [TITLES_TAG] }, () =>
    options.loader === 'searchAutocomplete'
      ? complete(platform, query, { ...wanted, language }, options.limit)
      : searchPage(platform, query, { ...options, lists: wanted.lists }, language),
  )
}

async function findLists(
  platform: Needs<'readDb'>,
  query: string,
  page: { limit: number; offset: number },
): Promise<FoundLists> {
  return findListsByName(platform, await readWords(platform, query), page)
}

async function complete(
  platform: Needs<'readDb'>,
  query: string,
  wanted: SearchSettings & { readonly language: Language },
  asked: number | undefined,
): Promise<KeptResults> {
  const { language } = wanted
  // Who asks for a number of their own gets it.
  const limit = asked ?? wanted.suggestions
  const [found, lists] = await Promise.all([
    findByName(platform, query, {
      page: 1,
      titles: limit,
      people: AUTOCOMPLETE_PEOPLE,
      candidates: AUTOCOMPLETE_CANDIDATES,
    }),
    wanted.lists ? findLists(platform, query, { limit: AUTOCOMPLETE_LISTS, offset: 0 }) : NO_LISTS,
  ])
  const personIds = found.people.ids.slice(
    0,
    Math.max(AUTOCOMPLETE_PEOPLE, limit - found.titles.ids.length),
  )
  const titleIds = found.titles.ids.slice(0, limit - Math.min(personIds.length, limit - 1))
  const [titles, people] = await Promise.all([
    listTitlesByIds(platform, titleIds, language),
    listPeopleByIds(platform, personIds, language),
  ])
  return {
    ...NOTHING,
    correctedQuery: found.correctedQuery,
    titles,
    people,
    lists,
    peopleFirst: found.people.hasExactName && !found.titles.hasExactName,
    counts: countsOf(found, lists),
  }
}

const countsOf = ({ titles, people }: Found, lists: FoundLists) => ({
  title: Math.min(titles.total, SEARCH_COUNT_LIMIT),
  person: Math.min(people.total, SEARCH_COUNT_LIMIT),
  list: Math.min(lists.total, SEARCH_COUNT_LIMIT),
})

async function searchPage(
  platform: Searching,
  query: string,
  options: Options & Pick<SearchSettings, 'lists'>,
  language: Language,
): Promise<KeptResults> {
  const { page, model_type: kind } = options
  const limit = options.limit ?? (kind === 'list' ? LISTS_PER_PAGE : SEARCH_PAGE_LIMIT)
  const [found, lists] = await Promise.all([
    isNarrowed(options) && kind === 'title'
      ? findNarrowed(platform, query, { ...options, limit })
      : findByName(platform, query, { page, titles: limit, people: limit }),
    options.lists ? findLists(platform, query, { limit, offset: (page - 1) * limit }) : NO_LISTS,
  ])
  const [titles, people, filters] = await Promise.all([
    kind === 'title' ? listTitlesByIds(platform, found.titles.ids.slice(0, limit), language) : [],
    kind === 'person' ? listPeopleByIds(platform, found.people.ids.slice(0, limit), language) : [],
    nameChosenFilters(platform, options, language),
  ])
  const counts = countsOf(found, lists)
  return {
    correctedQuery: found.correctedQuery,
    titles,
    people,
    lists: kind === 'list' ? lists : NO_LISTS,
    peopleFirst: false,
    counts,
    filters,
    page,
    lastPage: Math.max(1, Math.ceil(counts[kind] / limit)),
  }
}

const FILTER_NAMES = Object.keys(titleFilterQuery.shape) as (keyof TitleFilterQuery)[]
const isNarrowed = (query: TitleFilterQuery & Pick<SearchQuery, 'order'>) =>
  query.order !== undefined || FILTER_NAMES.some((name) => query[name] !== undefined)

/** All titles that are ranked and counted, whichever page is asked for. */
function findAll(platform: Searching, query: string): Promise<Found> {
  const key = `search-all:${query.trim().toLowerCase()}`
  return platform.cache.remember(key, { ttlSeconds: SEARCH_SECONDS, tags: [TITLES_TAG] }, () =>
    findByName(platform, query, {
      page: 1,
      titles: SEARCH_COUNT_LIMIT,
      people: SEARCH_PAGE_LIMIT,
      candidates: SEARCH_COUNT_LIMIT,
    }),
  )
}

/** A page of what a filter leaves of them. */
async function findNarrowed(
  platform: Searching,
  query: string,
  { page, limit, order, ...wanted }: Options & { limit: number },
): Promise<Found> {
  const [found, filter] = await Promise.all([
    findAll(platform, query),
    resolveTitleFilter(platform, wanted),
  ])
  const ids = await narrowTitles(platform, { ...filter, ids: found.titles.ids }, order)
  const titles = { ...found.titles, ids: ids.slice((page - 1) * limit, page * limit) }
  return { ...found, titles: { ...titles, total: ids.length } }
}

/** What the titles that a search finds can be narrowed by, with how many of them would be left. */
export async function listSearchFacets(
  platform: Searching,
  query: string,
  wanted: SearchFacetsQuery,
  language: Language,
): Promise<ChannelFacets> {
  const [ids, filter] = await Promise.all([
    isEmptyQuery(query) ? [] : findAll(platform, query).then((found) => found.titles.ids),
    resolveTitleFilter(platform, wanted),
  ])
  return listTitleChoices(
    platform,
    { query: wanted, filter: { ...filter, ids }, all: { ids } },
    language,
  )
}
