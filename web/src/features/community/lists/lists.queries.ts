import { listEndpoints } from '@mediatheque/contract/community/lists/lists.endpoints.ts'
import { endpointQuery } from '../../../lib/queries.ts'

const ON_A_TITLE = 6

export const listQuery = (slugOrId: string, page: number | undefined) =>
  endpointQuery(listEndpoints.getList, { params: { slugOrId }, query: page ? { page } : {} })
/** The lists that hold a title. */
export const listsOfTitleQuery = (titleId: number) =>
  endpointQuery(listEndpoints.listLists, {
    query: { title_id: titleId, perPage: ON_A_TITLE, paginate: 'simple' },
  })
