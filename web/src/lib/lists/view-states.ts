import type {
  SavedViewState,
  SavedViewView,
} from '@mediatheque/contract/accounts/saved-views/saved-views.schemas.ts'
import { type ListDefinition, ordersOf } from '@mediatheque/contract/core/define-list.ts'
import { decodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { readFilters } from './list-filters.ts'
import { type ListSearch, listSearchReader, type SearchOf } from './list-search.ts'

/** What a table shows now, for keeping: which page of it stays out. */
export function stateOf<L extends ListDefinition>(
  { query, perPage, orderBy, orderDir, filters }: SearchOf<L>,
  columns: readonly string[],
): SavedViewState {
  return {
    ...(query && { query }),
    ...(perPage && { perPage: perPage as NonNullable<SavedViewState['perPage']> }),
    ...(orderBy && { orderBy, orderDir: orderDir ?? 'desc' }),
    ...(filters && { filters }),
    columns: [...columns],
  }
}

export interface OpenedView<L extends ListDefinition> {
  readonly search: SearchOf<L>
  /** Undefined: as the reader has them. */
  readonly columns: readonly string[] | undefined
  /** What it asks for and the list has no longer, by the names that the list had for it. */
  readonly lost: readonly string[]
}

/** A kept view as the address of its list, as far as the list still has what it asks for. */
export function openView<L extends ListDefinition>(
  list: L,
  { columns, ...state }: SavedViewState,
): OpenedView<L> {
  const { unread: _, ...read } = listSearchReader(list)({ ...state })
  const search = Object.fromEntries(
    Object.entries(read).filter(([, value]) => value !== undefined),
  ) as SearchOf<L>
  const known = columns?.filter((key) => Object.hasOwn(list.columns, key))
  return { search, columns: known?.length ? known : undefined, lost: lostOf(list, state, columns) }
}

function lostOf(
  list: ListDefinition,
  { orderBy, filters }: SavedViewState,
  columns: readonly string[] = [],
): string[] {
  const orders: readonly string[] = ordersOf(list)
  const asked = filters ? decodeFilters(filters) : []
  const kept = readFilters(list, filters).map(({ key }) => key)
  const keys = (Array.isArray(asked) ? asked : []).map((record) => String(record?.key))
  const lost = [
    ...keys.filter((key) => !kept.includes(key)),
    ...(orderBy && !orders.includes(orderBy) ? [orderBy] : []),
    ...columns.filter((key) => !Object.hasOwn(list.columns, key)),
  ]
  return [...new Set(lost)]
}

/** Whether a table shows what was kept; of columns only where the view says which. */
export function isShown<L extends ListDefinition>(
  list: L,
  { state }: SavedViewView,
  search: SearchOf<L>,
  columns: readonly string[],
): boolean {
  const view = openView(list, state)
  return (
    saidOf(view.search) === saidOf(search) &&
    (view.columns === undefined || view.columns.join() === columns.join())
  )
}

/** Whether an address asks for what was kept, whatever its columns. */
export const asksFor = <L extends ListDefinition>(
  list: L,
  { state }: SavedViewView,
  search: SearchOf<L>,
): boolean => saidOf(openView(list, state).search) === saidOf(search)

const saidOf = ({ query, perPage, orderBy, orderDir, filters }: ListSearch) =>
  JSON.stringify([query, perPage, orderBy, orderDir, filters])

/** Whether an address says nothing: its list opens as it likes. */
export const isUntouched = (search: ListSearch): boolean =>
  Object.values(search).every((value) => value === undefined)
