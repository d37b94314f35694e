import { createFileRoute } from '@tanstack/react-router'
import {
  couponsQuery,
  readCouponSearch,
} from '../features/billing/coupons/admin/coupons.queries.ts'
import { CouponsPage } from '../features/billing/coupons/admin/coupons-page.tsx'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/coupons')({
  staticData: {
    adminEntry: { group: 'Community', label: 'Coupons', icon: 'discount', place: 54 },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('coupons'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(couponsQuery(readCouponSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Coupons') }] }),
  component: AdminCoupons,
})

function AdminCoupons() {
  const search = readCouponSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <CouponsPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}
