import { createFileRoute } from '@tanstack/react-router'
import { DonePage } from '../features/billing/checkout/done-page.tsx'
import { requireBilling, requireUser } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

/** Who has the plan by now, since a webhook was faster, is led on by what the service says. */
export const Route = createFileRoute('/_shell/checkout/$productId/$priceId/paypal/done')({
  beforeLoad: ({ location }) => {
    requireBilling()
    requireUser(location)
  },
  head: () => ({
    meta: [{ title: translate('Your payment') }, { name: 'robots', content: 'noindex' }],
  }),
  component: PaypalDone,
})

function PaypalDone() {
  return <DonePage {...Route.useParams()} gateway="paypal" />
}
