import { searchReader } from '../../../lib/page-search.ts'
import type { SearchPageOptions } from './search.queries.ts'

/** Reads the address of a search; what makes no sense is left out. */
export const readSearchOptions = searchReader<SearchPageOptions>(['type', 'page'], (search) => {
  const page = Number(search['page'])
  return {
    ...(search['type'] === 'person' && { type: 'person' }),
    ...(Number.isInteger(page) && page > 1 && page <= 100 && { page }),
  }
})
