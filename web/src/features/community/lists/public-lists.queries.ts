import { listEndpoints } from '@mediatheque/contract/community/lists/lists.endpoints.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { endpointQuery } from '../../../lib/queries.ts'
import type { ListsSearch } from './read-lists-search.ts'

/** Whole rows of two, three and four. */
const ON_A_PAGE = 24
/** Longer than somebody looks at one of the lists before going back. */
const KEPT_MS = 30 * 60_000

const queryOf = (search: ListsSearch) =>
  ({ perPage: ON_A_PAGE, paginate: 'simple', ...search }) as const

/** A page of all public lists. */
export const publicListsQuery = (search: ListsSearch) =>
  endpointQuery(listEndpoints.listLists, { query: queryOf(search) })

/** What follows a page of them, as it is asked for: from where that page ended, though lists before it come and go. */
export const furtherListsQuery = ({ order }: ListsSearch, cursor: string) =>
  infiniteQueryOptions({
    queryKey: [listEndpoints.listLists.path, 'after', order, cursor],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        ...queryOf(order ? { order } : {}),
        paginate: 'cursor',
        cursor: pageParam,
      } as const
      return call(listEndpoints.listLists, { query }, signal)
    },
    initialPageParam: cursor,
    getNextPageParam: ({ pagination }) => pagination.next_cursor,
    enabled: false,
    gcTime: KEPT_MS,
  })
