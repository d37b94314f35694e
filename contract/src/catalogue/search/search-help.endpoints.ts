import { z } from 'zod'
import { permission } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { line } from '../../core/input.ts'
import { channelFacetsSchema } from '../channels/channels.schemas.ts'
import { languageQuery, titleCardSchema } from '../titles/titles.schemas.ts'
import { SEARCH_QUERY_MAX_LENGTH, searchFacetsQuery } from './search.schemas.ts'

/** What is asked for when somebody turns to the search. */
export const searchHelpEndpoints = {
  getSearchFacets: defineEndpoint({
    method: 'GET',
    path: 'search/:query/facets',
    access: permission('titles.view', { noRecord: 'Names what is searched for, not a record.' }),
    summary: 'What the titles that a search finds can be narrowed by, with how many would be left',
    params: z.object({ query: line({ max: SEARCH_QUERY_MAX_LENGTH }) }),
    query: searchFacetsQuery,
    response: channelFacetsSchema,
  }),
  listTrending: defineEndpoint({
    method: 'GET',
    path: 'trending',
    access: permission('titles.view'),
    summary: 'The best known of the titles that got links lately; on a young site the most popular',
    query: languageQuery,
    response: z.object({ titles: z.array(titleCardSchema) }),
  }),
}
