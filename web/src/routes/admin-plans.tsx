import { createFileRoute } from '@tanstack/react-router'
import { useSuspenseQuery } from '@tanstack/react-query'
import { paymentWaysQuery } from '../features/billing/checkout/checkout.queries.ts'
import { PlansAdminPage } from '../features/billing/products/admin/plans-page.tsx'
import { plansQuery, readPlanSearch } from '../features/billing/products/admin/plans.queries.ts'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'
import { useSession } from '../lib/session.tsx'

export const Route = createFileRoute('/_shell/admin/plans')({
  staticData: {
    adminEntry: { group: 'Community', label: 'Plans', icon: 'credit-card', place: 50 },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('plans'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([
      queryClient.prefetchQuery(plansQuery(readPlanSearch({ ...deps }))),
      queryClient.ensureQueryData(paymentWaysQuery()),
    ]),
  head: () => ({ meta: [{ title: translate('Plans') }] }),
  component: AdminPlans,
})

function AdminPlans() {
  const search = readPlanSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  const { settings } = useSession()
  const { ways } = useSuspenseQuery(paymentWaysQuery()).data
  return (
    <PlansAdminPage
      canPay={settings.billing.enable ? ways.length > 0 : null}
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}
