import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { InvoicesPage } from '../features/billing/invoices/invoices-page.tsx'
import { invoicesQuery } from '../features/billing/invoices/invoices.queries.ts'
import { requireUser } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { readPageSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/billing/invoices')({
  validateSearch: readPageSearch,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ context: { queryClient }, location, deps: { page } }) => {
    requireUser(location)
    await queryClient.ensureQueryData(invoicesQuery(page))
  },
  head: () => ({ meta: [{ title: translate('Invoices') }] }),
  component: Invoices,
})

function Invoices() {
  const { page = 1 } = Route.useSearch()
  return <InvoicesPage page={useSuspenseQuery(invoicesQuery(page)).data.pagination} />
}
