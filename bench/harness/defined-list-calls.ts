import { type ListFilter, operatorsOf, ordersOf } from '../../contract/src/core/define-list.ts'
import type { Endpoint } from '../../contract/src/core/endpoint.ts'
import { encodeFilters } from '../../contract/src/core/filter-records.ts'
import { endpoints } from '../../server/src/platform/contract/endpoints.ts'
import type { BenchReader, PublicCall } from './public-pages.ts'

const STATEMENTS = 12

/** Every order and filter of every list that is declared as one, also of those that do not exist yet. */
export function definedListCalls(): PublicCall[] {
  return Object.values(endpoints)
    .filter(({ list, path }) => list && !path.includes(':'))
    .flatMap((endpoint) =>
      queriesOf(endpoint).map((query) => ({
        page: 'list',
        as: readerOf(endpoint),
        path: `/api/v1/${endpoint.path}?${query}`,
        statements: STATEMENTS,
      })),
    )
}

/** Who sees the most of it. */
const readerOf = ({ access }: Endpoint): BenchReader =>
  access.kind === 'premium' ? 'premium' : 'admin'

function queriesOf({ list, path }: Endpoint): string[] {
  if (!list) return []
  const orders = ordersOf(list).flatMap((order) =>
    ['asc', 'desc'].map((way) => `orderBy=${order}&orderDir=${way}`),
  )
  const filters = Object.entries(list.filters).flatMap(([key, filter]) =>
    operatorsOf(filter).map(
      (operator) =>
        `filters=${encodeFilters([{ key, operator, value: sampleOf(filter, operator) }])}`,
    ),
  )
  // A file has no pages to turn.
  const pages = path.endsWith('/csv') ? [] : ['page=100&perPage=100']
  return ['', ...pages, ...orders, ...filters, ...(list.isSearchable ? ['query=zz'] : [])]
}

/** What few rows have: what a filter looks for longest. */
function sampleOf(filter: ListFilter, operator: string): unknown {
  switch (filter.kind) {
    case 'text':
      return 'zz'
    case 'number':
      return operator === 'between' ? { start: filter.most - 1, end: filter.most } : filter.most
    case 'moment':
      return { start: '2001-01-01T00:00:00Z', end: '2001-01-02T00:00:00Z' }
    case 'choice':
      return filter.choices.slice(-1).map(({ value }) => value)
    case 'flag':
      return true
    case 'record':
      return [1]
  }
}
