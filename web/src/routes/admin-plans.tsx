import { createFileRoute } from '@tanstack/react-router'
import { PlansAdminPage } from '../features/billing/products/admin/plans-page.tsx'
import { plansQuery, readPlanSearch } from '../features/billing/products/admin/plans.queries.ts'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/plans')({
  staticData: {
    adminEntry: { group: 'Community', label: 'Plans', icon: 'credit-card', place: 50 },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('plans'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(plansQuery(readPlanSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Plans') }] }),
  component: AdminPlans,
})

function AdminPlans() {
  const search = readPlanSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <PlansAdminPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}
