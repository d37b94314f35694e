import { z } from 'zod'
import { wholeNumber } from '../../core/input.ts'
import { personCardSchema } from '../people/people.schemas.ts'
import { languageQuery, titleCardSchema } from '../titles/titles.schemas.ts'

export const SEARCH_LOADERS = ['searchPage', 'searchAutocomplete'] as const
export const SEARCH_QUERY_MAX_LENGTH = 200
export const AUTOCOMPLETE_LIMIT = 8
export const SEARCH_PAGE_LIMIT = 42
/** The most popular matches are ranked and counted up to here: nobody pages further. */
export const SEARCH_COUNT_LIMIT = 400

/** Nothing to look for: no call is made for it, and the server answers nothing. */
export const isEmptyQuery = (query: string) => ['', '.'].includes(query.trim())

export const searchResultSchema = z.discriminatedUnion('model_type', [
  titleCardSchema,
  personCardSchema,
])
export type SearchResult = z.infer<typeof searchResultSchema>

export const searchQuery = languageQuery.extend({
  loader: z.enum(SEARCH_LOADERS).default('searchPage'),
  limit: wholeNumber({ least: 1, most: 100 }).optional(),
  page: wholeNumber({ least: 1, most: 100 }).default(1),
  /** What a search page lists; the autocompletion mixes both. */
  model_type: z.enum(['title', 'person']).default('title'),
})
export type SearchQuery = z.output<typeof searchQuery>

export const searchResponse = z.object({
  query: z.string(),
  /** What was looked for instead, where the query as typed had a typing error. */
  corrected_query: z.string().nullable(),
  results: z.array(searchResultSchema),
  /** Up to {@link SEARCH_COUNT_LIMIT} each. */
  counts: z.object({ title: z.number(), person: z.number() }),
  page: z.number(),
  last_page: z.number(),
})
export type SearchResponse = z.infer<typeof searchResponse>
