import { type PageSearch, readPage, searchReader } from '../../../lib/page-search.ts'

/** What the address says; what is left out is usual. */
export interface ListsSearch extends PageSearch {
  order?: 'followed'
}

export const readListsSearch = searchReader<ListsSearch>(['order', 'page'], (search) => ({
  ...(search['order'] === 'followed' && { order: 'followed' }),
  ...readPage(search),
}))
