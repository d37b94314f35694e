import { createFileRoute } from '@tanstack/react-router'
import {
  readReportedSearch,
  reportedListsQuery,
} from '../features/community/lists/admin/reported-lists.queries.ts'
import { ReportedListsPage } from '../features/community/lists/admin/reported-lists-page.tsx'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/lists-reportes')({
  staticData: {
    adminEntry: {
      group: 'Contributions',
      label: 'Reported lists',
      icon: 'flag',
      place: 28,
      waits: 'reported-lists',
    },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('reported-lists'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(reportedListsQuery(readReportedSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Reported lists') }] }),
  component: AdminReportedLists,
})

function AdminReportedLists() {
  const search = readReportedSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <ReportedListsPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}
