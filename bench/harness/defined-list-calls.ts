import {
  type ListDefinition,
  type ListFilter,
  operatorsOf,
  ordersOf,
} from '../../contract/src/core/define-list.ts'
import type { Endpoint } from '../../contract/src/core/endpoint.ts'
import { encodeFilters } from '../../contract/src/core/filter-records.ts'
import { endpoints } from '../../server/src/platform/contract/endpoints.ts'
import type { BenchReader, PublicCall } from './public-pages.ts'

const STATEMENTS = 12
/** Of 8 KiB: a list of any length looks at some ten thousand rows at most, each in a page of its own. */
const BOUNDED_PAGES = 30_000
/** Its file of ten thousand rows is read eighty rows at a time or more. */
const BOUNDED_STATEMENTS = 140
/** What lists are of that belong to one record; one that is not here fails. */
const NEEDED: Record<string, string> = { 'person-credits': 'person_id=2' }

/** Every order and filter of every list that is declared as one, also of those that do not exist yet. */
export function definedListCalls(): PublicCall[] {
  return Object.values(endpoints)
    .filter(({ list, path }) => list && !path.includes(':'))
    .flatMap((endpoint) =>
      queriesOf(endpoint).map((query) => ({
        page: 'list',
        as: readerOf(endpoint),
        path: `/api/v1/${endpoint.path}?${[NEEDED[endpoint.path], query].filter(Boolean).join('&')}`,
        statements: STATEMENTS,
        // What is too much for a list that counts so far is refused, and not read.
        ...(endpoint.list?.most !== undefined && {
          isBounded: true,
          pages: BOUNDED_PAGES,
          statements: BOUNDED_STATEMENTS,
        }),
      })),
    )
}

/** Who sees the most of it. */
const readerOf = ({ access }: Endpoint): BenchReader =>
  access.kind === 'premium' ? 'premium' : 'admin'

function queriesOf({ list, path }: Endpoint): string[] {
  if (!list) return []
  const { orders, filters, searches } = partsOf(list)
  // A file has no pages to turn, and no order of its own.
  return path.endsWith('/csv') ? ['', ...orders, ...filters, ...searches] : queriesOfList(list)
}

/** Every order and filter of a list and, where it may be long, each filter in each order. */
export function queriesOfList(list: ListDefinition): string[] {
  const { orders, filters, searches } = partsOf(list)
  // Of a list of any length no filter may be slow in any order.
  const pairs = list.most
    ? filters.flatMap((filter) => orders.map((order) => `${order}&${filter}`))
    : filters
  return ['', 'page=100&perPage=100', ...orders, ...pairs, ...searches]
}

function partsOf(list: ListDefinition) {
  const orders = ordersOf(list).flatMap((order) =>
    ['asc', 'desc'].map((way) => `orderBy=${order}&orderDir=${way}`),
  )
  const filters = Object.entries(list.filters).flatMap(([key, filter]) =>
    operatorsOf(filter).flatMap((operator) =>
      samplesOf(filter, operator, list.most !== undefined).map(
        (value) => `filters=${encodeFilters([{ key, operator, value }])}`,
      ),
    ),
  )
  return { orders, filters, searches: list.isSearchable ? ['query=zz'] : [] }
}

/** What few rows have; where a list may be long also what many have. */
const samplesOf = (filter: ListFilter, operator: string, isLong: boolean): unknown[] => [
  sampleOf(filter, operator),
  ...(isLong ? [broadSampleOf(filter, operator)] : []),
]

function broadSampleOf(filter: ListFilter, operator: string): unknown {
  switch (filter.kind) {
    case 'text':
      return '12'
    case 'number':
      return operator === 'between' ? { start: filter.least, end: filter.most } : filter.usual
    case 'moment':
      return { start: '2001-01-01T00:00:00Z', end: '2099-01-02T00:00:00Z' }
    case 'day':
      return { start: filter.firstDay, end: '2026-11-22' }
    case 'choice':
      return filter.choices.slice(0, 1).map(({ value }) => value)
    case 'flag':
      return false
    case 'record':
      return [1, 2]
    case 'value':
      return filter.by === 'id' ? [1, 2] : ['en', 'fr', 'US']
  }
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
    case 'day':
      return { start: filter.firstDay, end: filter.firstDay }
    case 'value':
      return filter.by === 'id' ? [3] : ['zz']
    case 'choice':
      return filter.choices.slice(-1).map(({ value }) => value)
    case 'flag':
      return true
    case 'record':
      return [1]
  }
}
