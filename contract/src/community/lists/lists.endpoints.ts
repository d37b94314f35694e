import { z } from 'zod'
import { permission } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { slug } from '../../core/input.ts'
import { paginated } from '../../core/list-query.ts'
import { listCardSchema, listItemsQuery, listListsQuery, listPageSchema } from './lists.schemas.ts'

/** What everybody reads. What members do with lists of their own stands apart: pages of a title load this file alone. */
export const listEndpoints = {
  listLists: defineEndpoint({
    method: 'GET',
    path: 'lists',
    access: permission('titles.view'),
    summary: 'Public lists: all, those of a user, or those that hold a title',
    query: listListsQuery,
    response: paginated(listCardSchema),
  }),
  getList: defineEndpoint({
    method: 'GET',
    path: 'lists/:slugOrId',
    access: permission('titles.view', { record: true }),
    summary: 'One list with a page of its titles',
    /** `12`, `12-silent-nights`, `silent-nights` or, of an unlisted one, its key. */
    params: z.object({ slugOrId: slug }),
    query: listItemsQuery,
    response: listPageSchema,
  }),
}
