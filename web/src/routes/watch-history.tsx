import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '../features/catalogue/history/history-page.tsx'
import { playsQuery, viewingQuery } from '../features/catalogue/history/history.queries.ts'
import { requirePermission, requireUser } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { readQuery, searchReader } from '../lib/page-search.ts'

interface HistorySearch {
  query?: string
}

export const Route = createFileRoute('/_shell/history')({
  validateSearch: searchReader<HistorySearch>(['query'], (search) => {
    const query = readQuery(search)
    return query ? { query } : {}
  }),
  beforeLoad: ({ location }) => {
    requireUser(location)
    requirePermission('titles.view', location)
  },
  loaderDeps: ({ search: { query } }) => ({ query }),
  loader: ({ context: { queryClient }, deps: { query = '' } }) =>
    Promise.all([
      queryClient.ensureInfiniteQueryData(playsQuery(query)),
      queryClient.ensureQueryData(viewingQuery),
    ]),
  head: () => ({ meta: [{ title: translate('Watch history') }] }),
  component: WatchHistory,
})

function WatchHistory() {
  const { query = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <HistoryPage
      query={query}
      onSearch={(words) =>
        void navigate({ search: words ? { query: words } : {}, replace: true, resetScroll: false })
      }
    />
  )
}
