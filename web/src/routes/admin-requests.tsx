import { createFileRoute } from '@tanstack/react-router'
import { AdminRequestsPage } from '../features/community/requests/admin/admin-requests-page.tsx'
import {
  readRequestSearch,
  requestsQuery,
} from '../features/community/requests/requests.queries.ts'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/requests')({
  staticData: {
    adminEntry: {
      group: 'Contributions',
      label: 'Requests',
      icon: 'message',
      place: 18,
      waits: 'open-requests',
    },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('requests'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(requestsQuery(readRequestSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Requests') }] }),
  component: AdminRequests,
})

function AdminRequests() {
  const search = readRequestSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <AdminRequestsPage
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
