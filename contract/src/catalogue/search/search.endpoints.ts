import { z } from 'zod'
import { permission } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { SEARCH_QUERY_MAX_LENGTH, searchQuery, searchResponse } from './search.schemas.ts'

export const searchEndpoints = {
  search: defineEndpoint({
    method: 'GET',
    path: 'search/:query',
    access: permission('titles.view'),
    summary: 'Titles and people by name, in spite of typing errors',
    params: z.object({ query: z.string().max(SEARCH_QUERY_MAX_LENGTH) }),
    query: searchQuery,
    response: searchResponse,
  }),
}
