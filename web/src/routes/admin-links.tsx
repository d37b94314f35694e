import { readPage, readQuery, searchReader } from '../lib/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import {
  OverviewPage,
  overviewQuery,
  type OverviewSearch,
} from '../features/links/links/admin/overview-page.tsx'
import { requirePermission } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/liens')({
  staticData: {
    adminEntry: {
      group: 'Contributions',
      label: 'Links',
      ownLabel: 'My links',
      icon: 'link',
      place: 10,
      needs: ['liens.create'],
    },
  },
  validateSearch: searchReader<OverviewSearch>(['query', 'page'], (search) => {
    const query = readQuery(search)
    return { ...(query && { query }), ...readPage(search) }
  }),
  beforeLoad: ({ location }) => requirePermission('liens.create', location),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(overviewQuery(deps)),
  head: () => ({ meta: [{ title: translate('Links') }] }),
  component: AdminLinks,
})

function AdminLinks() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <OverviewPage
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
