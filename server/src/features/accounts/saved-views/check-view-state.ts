import type { SavedViewState } from '@mediatheque/contract/accounts/saved-views/saved-views.schemas.ts'
import {
  type ListDefinition,
  operatorsOf,
  ordersOf,
} from '@mediatheque/contract/core/define-list.ts'
import { decodeFilters, type FilterRecord } from '@mediatheque/contract/core/filter-records.ts'
import { fieldError } from '../../../platform/http/app-error.ts'

/**
 * What is kept has to be of its list when it is saved; what the list loses later is left out where the view is used.
 * Values are those of an address, where days are days: they are read where they become a call.
 * @throws AppError validation on `state`
 */
export function checkViewState(list: ListDefinition, state: SavedViewState): void {
  const orders: readonly string[] = ordersOf(list)
  const isKnown =
    (state.orderBy === undefined || orders.includes(state.orderBy)) &&
    (state.query === undefined || list.isSearchable === true) &&
    (state.columns ?? []).every((key) => Object.hasOwn(list.columns, key)) &&
    areFiltersKnown(list, state.filters)
  if (!isKnown) throw fieldError('state', 'This list has no such order, filter or column.')
}

function areFiltersKnown({ filters }: ListDefinition, encoded: string | undefined): boolean {
  if (encoded === undefined) return true
  const records = decodeFilters(encoded)
  return Array.isArray(records) && records.every((record: unknown) => isKnown(filters, record))
}

function isKnown(filters: ListDefinition['filters'], record: unknown): boolean {
  if (typeof record !== 'object' || record === null) return false
  const { key, operator = '=' } = record as Partial<FilterRecord>
  const filter = typeof key === 'string' && Object.hasOwn(filters, key) ? filters[key] : undefined
  return filter !== undefined && operatorsOf(filter).includes(operator)
}
