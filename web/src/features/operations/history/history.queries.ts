import { articleEndpoints } from '@mediatheque/contract/catalogue/news/editing/articles.endpoints.ts'
import { personRecordEndpoints } from '@mediatheque/contract/catalogue/person-records/person-records.endpoints.ts'
import { titleRecordEndpoints } from '@mediatheque/contract/catalogue/title-records/title-records.endpoints.ts'
import { reportedListEndpoints } from '@mediatheque/contract/community/lists/reported-lists.endpoints.ts'
import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
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

/** What comes back where it was deleted. */
export const restoreTitles = defineWrite(titleRecordEndpoints.restoreTitles, 'all')
export const restoreNews = defineWrite(articleEndpoints.restoreArticles, 'all')
export const restorePeople = defineWrite(personRecordEndpoints.restorePeople, 'all')
export const restoreLists = defineWrite(reportedListEndpoints.restoreLists, 'all')

/** A record whose history is read, or several of a kind. */
export interface HistoryOf {
  readonly kind: HistoryKind
  /** With commas between those of several. */
  readonly id: string
  readonly name: string
}

/** All that one call, or one run of a job, did. */
export interface HistoryOfAct {
  readonly act: string
}

export type HistorySubject = HistoryOf | HistoryOfAct

const ENTRIES = 20

export const historyOfQuery = (of: HistorySubject) =>
  infiniteQueryOptions({
    queryKey: [historyEndpoints.getHistoryOf.path, of],
    queryFn: ({ pageParam, signal }) => {
      const page = { perPage: ENTRIES, ...(pageParam && { cursor: pageParam }) }
      if ('act' in of) {
        const filters = encodeFilters([{ key: 'group', operator: '=', value: of.act }])
        const query = { ...page, paginate: 'cursor' as const, filters }
        return call(historyEndpoints.listHistory, { query }, signal)
      }
      const { kind, id } = of
      return call(historyEndpoints.getHistoryOf, { params: { kind, id }, query: page }, signal)
    },
    initialPageParam: '',
    getNextPageParam: ({ pagination }) => pagination.next_cursor ?? undefined,
    staleTime: 0,
  })
