import { createFileRoute } from '@tanstack/react-router'
import {
  hostStatusQuery,
  readHostStatusSearch,
} from '../features/links/links/checker/checker.queries.ts'
import { HostsStatusPage } from '../features/links/links/checker/hosts-status-page.tsx'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/hosts-status')({
  staticData: {
    adminEntry: { group: 'Contributions', label: 'Hosts', icon: 'broadcast', place: 19 },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('hosts-status'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(hostStatusQuery(readHostStatusSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Hosts') }] }),
  component: AdminHostsStatus,
})

function AdminHostsStatus() {
  const search = readHostStatusSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <HostsStatusPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}
