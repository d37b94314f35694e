import { listEndpoints } from '@mediatheque/contract/community/lists/lists.endpoints.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import { MAX_PAGE_SIZE } from '@mediatheque/contract/core/page-sizes.ts'

/** Begins the key of the titles of a list that is edited: apart from its page, which reads them in other portions. */
const EDITED = 'entries of an edited list'

/** The titles of a list from the first on, a hundred at a time: the index of each is its place. */
export const entriesQuery = (listId: number) =>
  infiniteQueryOptions({
    queryKey: [EDITED, listId],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(
        listEndpoints.getList,
        {
          params: { slugOrId: String(listId) },
          query: { page: pageParam, perPage: MAX_PAGE_SIZE },
        },
        signal,
      ),
    getNextPageParam: ({ items }) => items.next_page ?? undefined,
    // What another tab did is seen whenever the page is opened.
    staleTime: 0,
  })
