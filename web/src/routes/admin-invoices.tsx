import { createFileRoute } from '@tanstack/react-router'
import {
  invoicesQuery,
  readInvoiceSearch,
} from '../features/billing/payments/admin/invoice-records.queries.ts'
import { InvoicesPage } from '../features/billing/payments/admin/invoices-page.tsx'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/invoices')({
  staticData: {
    adminEntry: { group: 'Community', label: 'Invoices', icon: 'file-text', place: 52 },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('invoices'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(invoicesQuery(readInvoiceSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Invoices') }] }),
  component: AdminInvoices,
})

function AdminInvoices() {
  const search = readInvoiceSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <InvoicesPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}
