import { createFileRoute } from '@tanstack/react-router'
import {
  OverviewPage,
  overviewQuery,
  type OverviewSearch,
} from '../features/links/links/admin/overview-page.tsx'
import { requirePermission } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/liens')({
  validateSearch: (search: Record<string, unknown>): OverviewSearch => {
    const page = Math.trunc(Number(search['page']))
    const query = String(search['query'] ?? '')
      .trim()
      .slice(0, 200)
    return { ...(query && { query }), ...(page > 1 && { page }) }
  },
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
