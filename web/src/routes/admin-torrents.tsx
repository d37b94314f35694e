import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import { createFileRoute } from '@tanstack/react-router'
import {
  OverviewPage,
  overviewQuery,
  readOverviewSearch,
} from '../features/links/links/admin/overview-page.tsx'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'
import { getBootstrap } from '../lib/session.tsx'

export const Route = createFileRoute('/_shell/admin/torrents')({
  staticData: {
    adminEntry: {
      group: 'Contributions',
      label: 'Torrents',
      ownLabel: 'My torrents',
      icon: 'magnet',
      place: 12,
    },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('links-overview'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(overviewQuery(readOverviewSearch({ ...deps }))),
  head: () => ({ meta: [{ title: overviewTitle() }] }),
  component: AdminTorrents,
})

/** As the navigation calls it. */
function overviewTitle(): string {
  const { user, guest_role } = getBootstrap()
  const isStaff = hasPermission(user ?? guest_role, 'admin.access')
  return isStaff ? translate('Torrents') : translate('My torrents')
}

function AdminTorrents() {
  const search = readOverviewSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <OverviewPage
      kind="torrents"
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}
