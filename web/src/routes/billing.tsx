import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { InvoiceSection } from '../features/billing/invoices/invoice-section.tsx'
import { invoicesQuery } from '../features/billing/invoices/invoices.queries.ts'
import { BillingPage } from '../features/billing/subscriptions/billing-page.tsx'
import {
  leaveWhenEnded,
  requireSubscription,
} from '../features/billing/subscriptions/require-subscription.ts'
import { ownSubscriptionQuery } from '../features/billing/subscriptions/subscriptions.queries.ts'
import { translate } from '../lib/i18n.ts'
import { readPageSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/billing')({
  validateSearch: readPageSearch,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ context: { queryClient }, location, deps: { page } }) => {
    requireSubscription(location)
    await Promise.all([
      queryClient.ensureQueryData(ownSubscriptionQuery()).catch(leaveWhenEnded),
      queryClient.ensureQueryData(invoicesQuery(page)),
    ])
  },
  head: () => ({ meta: [{ title: translate('Billing') }] }),
  component: Billing,
})

function Billing() {
  const { page = 1 } = Route.useSearch()
  const { subscription } = useSuspenseQuery(ownSubscriptionQuery()).data
  const { pagination } = useSuspenseQuery(invoicesQuery(page)).data
  return (
    <BillingPage
      subscription={subscription}
      invoices={<InvoiceSection page={pagination} isPaying={!subscription.granted} />}
    />
  )
}
