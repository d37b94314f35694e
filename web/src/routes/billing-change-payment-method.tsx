import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { PaymentMethodPage } from '../features/billing/subscriptions/payment-method-page.tsx'
import {
  leaveWhenEnded,
  requireSubscription,
} from '../features/billing/subscriptions/require-subscription.ts'
import { ownSubscriptionQuery } from '../features/billing/subscriptions/subscriptions.queries.ts'
import { translate } from '../lib/i18n.ts'
import { siteUrl } from '../lib/page-data.ts'

export const Route = createFileRoute('/_shell/billing/change-payment-method')({
  loader: async ({ context, location }) => {
    requireSubscription(location)
    const { subscription } = await context.queryClient
      .ensureQueryData(ownSubscriptionQuery())
      .catch(leaveWhenEnded)
    if (!subscription.can.change_payment_method) throw redirect({ href: siteUrl('/billing') })
  },
  head: () => ({ meta: [{ title: translate('Change how you pay') }] }),
  component: ChangePaymentMethod,
})

function ChangePaymentMethod() {
  return (
    <PaymentMethodPage subscription={useSuspenseQuery(ownSubscriptionQuery()).data.subscription} />
  )
}
