import { requestList } from '../../contract/src/community/requests/requests.list.ts'
import { encodeFilters } from '../../contract/src/core/filter-records.ts'
import type pg from 'pg'
import { queriesOfList } from './defined-list-calls.ts'
import type { BenchReader, PublicCall } from './public-pages.ts'

const STATEMENTS = 12
/** What a list looks at along the index of its order, and what it finds besides: each row may lie on a page of its own. */
const PAGES = 15_000
const WORDS = ['e', 'zz', 'love', 'the', 'night of the', 'nosfratu', 'again', 'qzxqzx']

const filtersOf = (filters: readonly { key: string; value: unknown }[]) =>
  `filters=${encodeFilters(filters.map((one) => ({ ...one, operator: '=' as const })))}`

/** What members ask of requests: the list of everybody and of a workspace, those like what they type, and titles to choose. */
export async function listRequestCalls(pool: pg.Pool): Promise<PublicCall[]> {
  const { rows } = await pool.query<{ workspace: number; request: number; title: number }>(
    `select workspace_id::int as workspace, id::int as request, coalesce(title_id, 1)::int as title from requests
      where workspace_id is not null order by supporters_count desc, id limit 1`,
  )
  const found = rows[0]
  if (!found) return []
  const ask = (as: BenchReader, path: string): PublicCall => ({
    page: 'requests',
    as,
    path: `/api/v1/${path}`,
    statements: STATEMENTS,
    pages: PAGES,
  })
  const searches = WORDS.map((words) => `query=${encodeURIComponent(words)}`)
  const open = filtersOf([{ key: 'status', value: [0, 1] }])
  const openFilms = filtersOf([
    { key: 'status', value: [0] },
    { key: 'category', value: [1] },
  ])
  const listed = [
    ...queriesOfList(requestList),
    open,
    openFilms,
    ...searches,
    ...searches.map((one) => `${one}&perPage=4`),
  ]
  return [
    // Whoever wanted hundreds, and is in the workspace.
    ...listed.map((query) => ask('uploader', `requests?${query}`)),
    ...listed.map((query) => ask('uploader', `requests?workspaceId=${found.workspace}&${query}`)),
    ask('uploader', `requests/${found.request}`),
    ask('moderator', `requests?title_id=${found.title}`),
    ...['', ...searches].flatMap((query) =>
      ['', '&category=1', '&category=2', '&category=10'].map((category) =>
        ask('member', `channel/search-for-addable-content?${query}${category}`),
      ),
    ),
  ]
}
