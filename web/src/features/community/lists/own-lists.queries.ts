import { searchEndpoints } from '@mediatheque/contract/catalogue/search/search.endpoints.ts'
import { isEmptyQuery } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { listEndpoints } from '@mediatheque/contract/community/lists/lists.endpoints.ts'
import { ownListEndpoints } from '@mediatheque/contract/community/lists/own-lists.endpoints.ts'
import { markEndpoints } from '@mediatheque/contract/community/marks/marks.endpoints.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../lib/queries.ts'

/** A page of one's own lists. */
export const ownListsQuery = (page: number | undefined) =>
  endpointQuery(ownListEndpoints.listOwnLists, { query: page ? { page } : {} })

/** As many as a dialog shows: which of them hold the title. */
const MOST_TO_CHOOSE = 100
export const listsForTitleQuery = (titleId: number) =>
  endpointQuery(ownListEndpoints.listOwnLists, {
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
  ownListEndpoints.listOwnLists,
  markEndpoints.listOwnMarks,
]
export const createList = defineWrite(ownListEndpoints.createList, SHOWING_LISTS)
export const updateList = defineWrite(ownListEndpoints.updateList, SHOWING_LISTS)
export const addForLater = defineWrite(ownListEndpoints.addForLater, SHOWING_LISTS)
export const addToList = defineWrite(ownListEndpoints.addToList, SHOWING_LISTS)
export const removeFromList = defineWrite(ownListEndpoints.removeFromList, SHOWING_LISTS)
