import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BillingPage } from '../features/billing/subscriptions/billing-page.tsx'
import {
  leaveWhenEnded,
  requireSubscription,
} from '../features/billing/subscriptions/require-subscription.ts'
import { ownSubscriptionQuery } from '../features/billing/subscriptions/subscriptions.queries.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/billing')({
  loader: async ({ context, location }) => {
    requireSubscription(location)
    await context.queryClient.ensureQueryData(ownSubscriptionQuery()).catch(leaveWhenEnded)
  },
  head: () => ({ meta: [{ title: translate('Billing') }] }),
  component: Billing,
})

function Billing() {
  return <BillingPage subscription={useSuspenseQuery(ownSubscriptionQuery()).data.subscription} />
}
