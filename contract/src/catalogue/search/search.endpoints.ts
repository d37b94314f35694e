import { z } from 'zod'
import { permission } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { personCardSchema } from '../people/people.schemas.ts'
import { titleCardSchema } from '../titles/titles.schemas.ts'

export const AUTOCOMPLETE_LIMIT = 8
export const SEARCH_PAGE_LIMIT = 42

export const searchEndpoints = {
  search: defineEndpoint({
    method: 'GET',
    path: 'search/:query',
    access: permission('titles.view'),
    summary: 'Titles and people by name, in spite of typing errors, accents and punctuation',
    params: z.object({ query: z.string().max(200) }),
    query: z.object({
      loader: z.enum(['searchPage', 'searchAutocomplete']).default('searchPage'),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    response: z.object({
      query: z.string(),
      /** The words that were really looked for, when some were mended. */
      corrected: z.string().nullable(),
      titles: z.array(titleCardSchema),
      people: z.array(personCardSchema),
    }),
  }),
}
export type SearchAnswer = z.infer<(typeof searchEndpoints.search)['response']>
