import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '../features/operations/history/history-page.tsx'
import { historyQuery, readHistorySearch } from '../features/operations/history/history.queries.ts'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/history')({
  staticData: {
    adminEntry: { group: 'System', label: 'History', icon: 'history', place: 900 },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('history'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(historyQuery(readHistorySearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('History') }] }),
  component: AdminHistory,
})

function AdminHistory() {
  const search = readHistorySearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <HistoryPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}
