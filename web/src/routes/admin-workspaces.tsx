import { createFileRoute } from '@tanstack/react-router'
import { WorkspaceRecordsPage } from '../features/accounts/workspaces/admin/workspace-records-page.tsx'
import {
  readWorkspaceRecordSearch,
  workspaceRecordsQuery,
} from '../features/accounts/workspaces/admin/workspace-records.queries.ts'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/workspaces')({
  staticData: {
    adminEntry: { group: 'Community', label: 'Workspaces', icon: 'users-group', place: 48.5 },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('workspaces'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(
      workspaceRecordsQuery(readWorkspaceRecordSearch({ ...deps })),
    ),
  head: () => ({ meta: [{ title: translate('Workspaces') }] }),
  component: AdminWorkspaces,
})

function AdminWorkspaces() {
  const search = readWorkspaceRecordSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <WorkspaceRecordsPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}
