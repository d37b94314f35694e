import { z } from 'zod'
import { line } from '../../core/input.ts'
import { permission } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { SEARCH_QUERY_MAX_LENGTH, searchQuery, searchResponse } from './search.schemas.ts'

/** What every page loads for its search box. */
export const searchEndpoints = {
  search: defineEndpoint({
    method: 'GET',
    path: 'search/:query',
    access: permission('titles.view', { noRecord: 'Names what is searched for, not a record.' }),
    summary: 'Titles, people and public lists by name, in spite of typing errors',
    params: z.object({ query: line({ max: SEARCH_QUERY_MAX_LENGTH }) }),
    query: searchQuery,
    response: searchResponse,
  }),
}
