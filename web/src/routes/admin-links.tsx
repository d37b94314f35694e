import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import { createFileRoute } from '@tanstack/react-router'
import {
  OverviewPage,
  overviewQuery,
  readOverviewSearch,
} from '../features/links/links/admin/overview-page.tsx'
import { translate } from '../lib/i18n.ts'
import { getBootstrap } from '../lib/session.tsx'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/liens')({
  staticData: {
    adminEntry: {
      group: 'Contributions',
      label: 'Links',
      ownLabel: 'My links',
      icon: 'link',
      place: 10,
    },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('links-overview'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(overviewQuery(readOverviewSearch({ ...deps }))),
  head: () => ({ meta: [{ title: overviewTitle() }] }),
  component: AdminLinks,
})

/** As the navigation calls it. */
function overviewTitle(): string {
  const { user, guest_role } = getBootstrap()
  return translate(hasPermission(user ?? guest_role, 'admin.access') ? 'Links' : 'My links')
}

function AdminLinks() {
  const search = readOverviewSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <OverviewPage
      kind="liens"
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}
