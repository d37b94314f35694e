import { z } from 'zod'
import { listCardSchema } from '../../community/lists/lists.schemas.ts'
import { wholeNumber } from '../../core/input.ts'
import { chosenFilterSchema } from '../channels/channels.schemas.ts'
import { personCardSchema } from '../people/people.schemas.ts'
import {
  languageQuery,
  TITLE_ORDERS,
  titleCardSchema,
  titleFilterQuery,
} from '../titles/titles.schemas.ts'

export const SEARCH_LOADERS = ['searchPage', 'searchAutocomplete'] as const
export const SEARCH_QUERY_MAX_LENGTH = 200
export const AUTOCOMPLETE_LIMIT = 8
export const SEARCH_PAGE_LIMIT = 42
/** Titles that are shown before anything is typed. */
export const TRENDING_LIMIT = 6
/** The most popular matches are ranked and counted up to here: nobody pages further. */
export const SEARCH_COUNT_LIMIT = 400

/** Nothing to look for: no call is made for it, and the server answers nothing. */
export const isEmptyQuery = (query: string) => ['', '.'].includes(query.trim())

export const searchResultSchema = z.discriminatedUnion('model_type', [
  titleCardSchema,
  personCardSchema,
])
export type SearchResult = z.infer<typeof searchResultSchema>

/** What a search page lists. */
export const SEARCH_KINDS = ['title', 'person', 'list'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Titles alone are narrowed, and ordered otherwise than by how well they fit. */
export const searchQuery = languageQuery.extend(titleFilterQuery.shape).extend({
  loader: z.enum(SEARCH_LOADERS).default('searchPage'),
  limit: wholeNumber({ least: 1, most: 100 }).optional(),
  page: wholeNumber({ least: 1, most: 100 }).default(1),
  /** The autocompletion has some of each. */
  model_type: z.enum(SEARCH_KINDS).default('title'),
  order: z.enum(TITLE_ORDERS).optional(),
})
export type SearchQuery = z.output<typeof searchQuery>

export const searchFacetsQuery = languageQuery.extend(titleFilterQuery.shape)
export type SearchFacetsQuery = z.output<typeof searchFacetsQuery>

export const searchResponse = z.object({
  query: z.string(),
  /** What was looked for instead, where the query as typed had a typing error. */
  corrected_query: z.string().nullable(),
  results: z.array(searchResultSchema),
  /** Public lists by their names. */
  lists: z.array(listCardSchema),
  /** Up to {@link SEARCH_COUNT_LIMIT} each. */
  counts: z.object({ title: z.number(), person: z.number(), list: z.number() }),
  /** What the titles are narrowed to by choices of the call, in their order. */
  filters: z.array(chosenFilterSchema),
  page: z.number(),
  last_page: z.number(),
})
export type SearchResponse = z.infer<typeof searchResponse>
