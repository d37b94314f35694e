import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { workspacesQuery } from '../features/accounts/workspaces/workspaces.queries.ts'
import { RequestsPage } from '../features/community/requests/requests-page.tsx'
import {
  readRequestSearch,
  requestsQuery,
} from '../features/community/requests/requests.queries.ts'
import { requirePermission, requireUser } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/requests')({
  validateSearch: keepListSearch,
  beforeLoad: (page) => {
    requireUser(page.location)
    requirePermission('requests.view', page.location)
    return openList('requests')(page)
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const { active_id } = await queryClient.ensureQueryData(workspacesQuery())
    await queryClient.ensureQueryData(requestsQuery(readRequestSearch({ ...deps }), active_id))
  },
  head: () => ({ meta: [{ title: translate('Requests') }] }),
  component: Requests,
})

function Requests() {
  const search = readRequestSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  const { active_id } = useSuspenseQuery(workspacesQuery()).data
  return (
    <RequestsPage
      workspaceId={active_id}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
