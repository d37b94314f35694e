import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { InvoicePage } from '../features/billing/invoices/invoice-page.tsx'
import { invoiceQuery } from '../features/billing/invoices/invoices.queries.ts'
import { notFoundOn404, numberParam, requireUser } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/billing/invoices/$invoiceId')({
  loader: async ({ context: { queryClient }, location, params }) => {
    requireUser(location)
    const id = numberParam(params.invoiceId)
    const { invoice } = await queryClient.ensureQueryData(invoiceQuery(id)).catch(notFoundOn404)
    return { id, number: invoice.number }
  },
  head: ({ loaderData }) => ({
    meta: [{ title: translate('Invoice :number', { number: loaderData?.number ?? '' }) }],
  }),
  component: Invoice,
})

function Invoice() {
  const { id } = Route.useLoaderData()
  return <InvoicePage invoice={useSuspenseQuery(invoiceQuery(id)).data.invoice} />
}
