import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { SuccessPage } from '../features/billing/checkout/success-page.tsx'
import {
  leaveWhenEnded,
  requireSubscription,
} from '../features/billing/subscriptions/require-subscription.ts'
import { ownSubscriptionQuery } from '../features/billing/subscriptions/subscriptions.queries.ts'
import { requirePermission } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

/** What it says is that of the plan that somebody has, whatever the address names. */
export const Route = createFileRoute('/_shell/checkout/$slugOrId/success')({
  loader: async ({ context, location }) => {
    requireSubscription(location)
    requirePermission('titles.view', location)
    await context.queryClient.ensureQueryData(ownSubscriptionQuery()).catch(leaveWhenEnded)
  },
  head: () => ({
    meta: [{ title: translate('Your payment') }, { name: 'robots', content: 'noindex' }],
  }),
  component: Success,
})

function Success() {
  return <SuccessPage subscription={useSuspenseQuery(ownSubscriptionQuery()).data.subscription} />
}
