import {
  type ListDefinition,
  type OrderOf,
  ordersOf,
} from '@mediatheque/contract/core/define-list.ts'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@mediatheque/contract/core/page-sizes.ts'
import { readPage, readQuery, searchReader } from '../page-search.ts'
import { readFilters, type SetFilter, writeFilters } from './list-filters.ts'

/** What a table shows, as the address holds it. */
export interface ListSearch<Order extends string = string> {
  query?: string
  page?: number
  perPage?: number
  orderBy?: Order
  orderDir?: 'asc' | 'desc'
  /** Encoded; days as days. */
  filters?: string
}
export type SearchOf<L extends ListDefinition> = ListSearch<OrderOf<L>>

/** Makes a table show something else; `replace` where no way back leads to what it showed before, as between two letters. */
export type OnSearch<Search> = (search: Search, how?: { readonly replace: true }) => void

/** For `validateSearch` of a page with this list: what makes no sense is left out, and the page says so. */
export function listSearchReader<const L extends ListDefinition>(list: L) {
  return searchReader<SearchOf<L>>(
    ['query', 'page', 'perPage', 'orderBy', 'orderDir', 'filters'],
    (search) => readListSearch(list, search),
  )
}

function readListSearch<L extends ListDefinition>(
  list: L,
  search: Record<string, unknown>,
): SearchOf<L> {
  const query = list.isSearchable && readQuery(search)
  const perPage = PAGE_SIZES.find((size) => size === Number(search['perPage']))
  const orderBy = ordersOf(list).find((order) => order === search['orderBy'])
  const encoded = typeof search['filters'] === 'string' ? search['filters'] : undefined
  const filters = writeFilters(readFilters(list, encoded))
  return {
    ...(query && { query }),
    ...readPage(search),
    ...(perPage && perPage !== DEFAULT_PAGE_SIZE && { perPage }),
    ...(orderBy && { orderBy, orderDir: search['orderDir'] === 'asc' ? 'asc' : 'desc' }),
    ...(filters && { filters }),
  }
}

/** A click on a column's head: first downwards, then upwards, then the list's own order. */
export function nextOrder<Order extends string>(
  search: ListSearch<Order>,
  column: Order,
): ListSearch<Order> {
  const { orderBy, orderDir, page: _, ...rest } = search
  if (orderBy !== column) return { ...rest, orderBy: column, orderDir: 'desc' }
  return orderDir === 'desc' ? { ...rest, orderBy: column, orderDir: 'asc' } : rest
}

/** What is found with other words, or other filters, begins at the first page. */
export function withQuery<Order extends string>(
  search: ListSearch<Order>,
  text: string,
): ListSearch<Order> {
  const { query: _, page: __, ...rest } = search
  const query = text.trim()
  return query ? { ...rest, query } : rest
}

export function withFilters<Order extends string>(
  search: ListSearch<Order>,
  set: readonly SetFilter[],
): ListSearch<Order> {
  const { filters: _, page: __, ...rest } = search
  const filters = writeFilters(set)
  return filters ? { ...rest, filters } : rest
}

/** Whether the reader sees less than everything. */
export const isNarrowed = ({ query, filters }: ListSearch): boolean => Boolean(query || filters)
