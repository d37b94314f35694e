import { z } from 'zod'
import { permission } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { commaJoined } from '../../core/list-query.ts'
import { VALUE_LISTS, valueListsQuery, valueListsSchema } from './value-lists.schemas.ts'

export const valueListEndpoints = {
  getValueLists: defineEndpoint({
    method: 'GET',
    path: 'value-lists/:names',
    access: permission('titles.view', { noRecord: 'Names lists of values, not records.' }),
    summary: 'Values to choose and filter from, several lists at once',
    params: z.object({
      names: commaJoined.pipe(z.array(z.enum(VALUE_LISTS)).min(1).max(VALUE_LISTS.length)),
    }),
    query: valueListsQuery,
    response: valueListsSchema,
  }),
}
