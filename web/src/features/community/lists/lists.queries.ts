import { searchEndpoints } from '@mediatheque/contract/catalogue/search/search.endpoints.ts'
import { isEmptyQuery } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { listEndpoints } from '@mediatheque/contract/community/lists/lists.endpoints.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../lib/queries.ts'

const ON_A_TITLE = 6

export const listQuery = (slugOrId: string, page: number | undefined) =>
  endpointQuery(listEndpoints.getList, { params: { slugOrId }, query: page ? { page } : {} })
/** The lists that hold a title. */
export const listsOfTitleQuery = (titleId: number) =>
  endpointQuery(listEndpoints.listLists, {
    query: { title_id: titleId, perPage: ON_A_TITLE, paginate: 'simple' },
  })

/** A page of one's own lists. */
export const ownListsQuery = (page: number | undefined) =>
  endpointQuery(listEndpoints.listOwnLists, { query: page ? { page } : {} })

/** As many as a dialog shows: which of them hold the title. */
const MOST_TO_CHOOSE = 100
export const listsForTitleQuery = (titleId: number) =>
  endpointQuery(listEndpoints.listOwnLists, {
    query: { title_id: titleId, perPage: MOST_TO_CHOOSE },
  })

/** Titles by name, to choose one that is added. */
const MOST_FOUND = 10
export const titlesToAddQuery = (query: string) => ({
  ...endpointQuery(searchEndpoints.search, {
    params: { query },
    query: { loader: 'searchPage', model_type: 'title', limit: MOST_FOUND },
  }),
  enabled: !isEmptyQuery(query),
  placeholderData: keepPreviousData,
})

/** What shows lists and what they hold. */
export const SHOWING_LISTS = [
  listEndpoints.getList,
  listEndpoints.listLists,
  listEndpoints.listOwnLists,
]
export const createList = defineWrite(listEndpoints.createList, SHOWING_LISTS)
export const updateList = defineWrite(listEndpoints.updateList, SHOWING_LISTS)
export const addForLater = defineWrite(listEndpoints.addForLater, SHOWING_LISTS)
export const addToList = defineWrite(listEndpoints.addToList, SHOWING_LISTS)
export const removeFromList = defineWrite(listEndpoints.removeFromList, SHOWING_LISTS)
