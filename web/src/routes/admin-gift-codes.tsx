import { createFileRoute } from '@tanstack/react-router'
import {
  giftCodesQuery,
  readGiftCodeSearch,
} from '../features/billing/gifts/admin/gift-codes.queries.ts'
import { GiftCodesPage } from '../features/billing/gifts/admin/gift-codes-page.tsx'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/gift-codes')({
  staticData: {
    adminEntry: { group: 'Community', label: 'Gift codes', icon: 'gift', place: 53 },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('gift-codes'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(giftCodesQuery(readGiftCodeSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Gift codes') }] }),
  component: AdminGiftCodes,
})

function AdminGiftCodes() {
  const search = readGiftCodeSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <GiftCodesPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}
