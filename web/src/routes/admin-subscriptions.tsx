import { createFileRoute } from '@tanstack/react-router'
import {
  readSubscriptionSearch,
  subscriptionsQuery,
} from '../features/billing/subscriptions/admin/subscription-records.queries.ts'
import { SubscriptionsPage } from '../features/billing/subscriptions/admin/subscriptions-page.tsx'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/subscriptions')({
  staticData: {
    adminEntry: { group: 'Community', label: 'Subscriptions', icon: 'receipt', place: 51 },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('subscriptions'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(subscriptionsQuery(readSubscriptionSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Subscriptions') }] }),
  component: AdminSubscriptions,
})

function AdminSubscriptions() {
  const search = readSubscriptionSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <SubscriptionsPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}
