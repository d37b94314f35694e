import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import type { ListDefinition } from '@mediatheque/contract/core/define-list.ts'
import type { Page } from '@mediatheque/contract/core/list-query.ts'
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { TableData } from '../../ui/data-table/data-table.tsx'
import { addressOf, type Args } from '../api.ts'
import { readerTimezone } from '../format.ts'
import { endpointQuery } from '../queries.ts'
import { readFilters, sendFilters } from './list-filters.ts'
import type { SearchOf } from './list-search.ts'
import { currentDay } from './use-today.ts'

/** What a table's address asks its endpoint. */
function askedOf<const L extends ListDefinition>(list: L, { filters, ...search }: SearchOf<L>) {
  const timezone = readerTimezone()
  const sent = sendFilters(list, readFilters(list, filters), {
    today: currentDay(timezone),
    timezone,
  })
  return { ...search, ...(sent && { filters: sent }) }
}

/** The call that answers what a table's address asks for. */
export function listQuery<const L extends ListDefinition, const E extends Endpoint>(
  list: L,
  endpoint: E,
  search: SearchOf<L>,
  /** Of which record the list is, where its endpoint answers several. */
  of: Readonly<Record<string, string | number>> = {},
) {
  // What the address of a list says is what its endpoint reads: both are made from the list.
  return endpointQuery(endpoint, {
    query: { ...askedOf(list, search), ...of },
  } as unknown as Args<E>)
}

/** Where the same rows, all of them, are a file. */
export function csvAddress<const L extends ListDefinition>(
  list: L,
  endpoint: Endpoint,
  search: SearchOf<L>,
): string {
  const { page: _, perPage: __, ...query } = askedOf(list, search) as SearchOf<L>
  return addressOf(endpoint, { query } as Args<Endpoint>)
}

/** What the call of a list asks for, as it stands in its address. */
function askedBy(queryKey: readonly unknown[]): Readonly<Record<string, string>> {
  const { query = {} } = (queryKey[1] ?? {}) as { query?: Record<string, unknown> }
  const { page: _, perPage: __, ...asked } = query
  const said = Object.entries(asked).filter(([, value]) => value !== undefined)
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]))
}

interface PagedAnswer<Row> {
  readonly pagination: Page<Row>
}

/** The rows that a table's address asks for; those of before until others have come. */
export function useList<
  Answer extends PagedAnswer<Row>,
  Row = Answer['pagination']['data'][number],
>(options: UseQueryOptions<Answer>): { data: TableData<Row>; answer: Answer | undefined } {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...options,
    placeholderData: keepPreviousData,
  } as UseQueryOptions<Answer>)
  return {
    answer: data,
    data: {
      asked: askedBy(options.queryKey),
      page: data?.pagination,
      error,
      isReloading: isPlaceholderData,
      reload: () => void refetch(),
    },
  }
}
