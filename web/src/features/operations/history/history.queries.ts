import { historyEndpoints } from '@mediatheque/contract/operations/history/history.endpoints.ts'
import type { HistoryKind } from '@mediatheque/contract/operations/history/history-kinds.ts'
import { historyList } from '@mediatheque/contract/operations/history/history.list.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../lib/lists/list-search.ts'
import { listQuery } from '../../../lib/lists/use-list.ts'

export type HistorySearch = SearchOf<typeof historyList>
export const readHistorySearch = listSearchReader(historyList)

export const historyQuery = (search: HistorySearch) =>
  listQuery(historyList, historyEndpoints.listHistory, search)

/** Of which record it was, and who shows it, the feature of the record alone knows. */
export const revertChange = defineWrite(historyEndpoints.revertChange, 'all')

/** A record whose history is read. */
export interface HistoryOf {
  readonly kind: HistoryKind
  readonly id: string
  readonly name: string
}

const ENTRIES = 20

export const historyOfQuery = ({ kind, id }: HistoryOf) =>
  infiniteQueryOptions({
    queryKey: [historyEndpoints.getHistoryOf.path, kind, id],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(
        historyEndpoints.getHistoryOf,
        { params: { kind, id }, query: { perPage: ENTRIES, ...(cursor && { cursor }) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ pagination }) => pagination.next_cursor ?? undefined,
    staleTime: 0,
  })
