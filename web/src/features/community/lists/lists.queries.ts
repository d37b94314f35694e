import { listEndpoints } from '@mediatheque/contract/community/lists/lists.endpoints.ts'
import { endpointQuery } from '../../../lib/queries.ts'

const ON_A_TITLE = 6

export const listQuery = (slugOrId: string, page: number | undefined) =>
  endpointQuery(listEndpoints.getList, { params: { slugOrId }, query: page ? { page } : {} })
/** What the front page shows of them. */
const ON_THE_FRONT_PAGE = 4
export const newestListsQuery = endpointQuery(listEndpoints.listLists, {
  query: { perPage: ON_THE_FRONT_PAGE, paginate: 'simple' },
})

/** The lists that hold a title. */
export const listsOfTitleQuery = (titleId: number) =>
  endpointQuery(listEndpoints.listLists, {
    query: { title_id: titleId, perPage: ON_A_TITLE, paginate: 'simple' },
  })
