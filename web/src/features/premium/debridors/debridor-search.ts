import { readQuery, searchReader } from '../../../lib/page-search.ts'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@mediatheque/contract/core/page-sizes.ts'
import {
  DEBRIDOR_ORDERS,
  type DebridorOrder,
} from '@mediatheque/contract/premium/debridors/debridors.schemas.ts'

/** What the table shows, as the address holds it. */
export interface DebridorSearch {
  query?: string
  page?: number
  perPage?: number
  orderBy?: DebridorOrder
  orderDir?: 'asc' | 'desc'
}

/** Reads the address; what makes no sense is left out rather than refused. */
export const readDebridorSearch = searchReader<DebridorSearch>(
  ['query', 'page', 'perPage', 'orderBy', 'orderDir'],
  readTable,
)

function readTable(search: Readonly<Record<string, unknown>>): DebridorSearch {
  const query = readQuery(search)
  const page = Number(search['page'])
  const perPage = PAGE_SIZES.find((size) => size === Number(search['perPage']))
  const orderBy = DEBRIDOR_ORDERS.find((order) => order === search['orderBy'])
  return {
    ...(query && { query }),
    ...(Number.isInteger(page) && page > 1 && page <= 100_000 && { page }),
    ...(perPage && perPage !== DEFAULT_PAGE_SIZE && { perPage }),
    ...(orderBy && { orderBy, orderDir: search['orderDir'] === 'asc' ? 'asc' : 'desc' }),
  }
}

/** A click on a column's head: first downwards, then upwards, then no order. */
export function nextOrder(search: DebridorSearch, column: DebridorOrder): DebridorSearch {
  const { orderBy, orderDir, page: _, ...rest } = search
  if (orderBy !== column) return { ...rest, orderBy: column, orderDir: 'desc' }
  return orderDir === 'desc' ? { ...rest, orderBy: column, orderDir: 'asc' } : rest
}
