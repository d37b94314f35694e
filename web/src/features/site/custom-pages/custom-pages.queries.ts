import { customPageEndpoints } from '@mediatheque/contract/site/custom-pages/custom-pages.endpoints.ts'
import { customPageList } from '@mediatheque/contract/site/custom-pages/custom-pages.list.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../lib/lists/list-search.ts'
import { listQuery } from '../../../lib/lists/use-list.ts'
import { endpointQuery } from '../../../lib/queries.ts'

/** Begins the key of every query of the list. */
export const CUSTOM_PAGES_KEY = customPageEndpoints.listCustomPages.path

export type CustomPageSearch = SearchOf<typeof customPageList>
export const readCustomPageSearch = listSearchReader(customPageList)

export const customPagesQuery = (search: CustomPageSearch) =>
  listQuery(customPageList, customPageEndpoints.listCustomPages, search)

export const customPageQuery = (idOrSlug: string) =>
  endpointQuery(customPageEndpoints.getCustomPage, { params: { idOrSlug } })

export const editedPageQuery = (id: number) =>
  endpointQuery(customPageEndpoints.getEditedCustomPage, { params: { id } })

/** What shows a page, or names it. */
const SHOWING_PAGES = [
  customPageEndpoints.listCustomPages,
  customPageEndpoints.getCustomPage,
  customPageEndpoints.getEditedCustomPage,
]
export const createCustomPage = defineWrite(customPageEndpoints.createCustomPage, SHOWING_PAGES)
export const updateCustomPage = defineWrite(customPageEndpoints.updateCustomPage, SHOWING_PAGES)
