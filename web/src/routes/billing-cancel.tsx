import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { CancelPage } from '../features/billing/subscriptions/confirm-change.tsx'
import {
  leaveWhenEnded,
  requireSubscription,
} from '../features/billing/subscriptions/require-subscription.ts'
import { ownSubscriptionQuery } from '../features/billing/subscriptions/subscriptions.queries.ts'
import { translate } from '../lib/i18n.ts'
import { siteUrl } from '../lib/page-data.ts'

export const Route = createFileRoute('/_shell/billing/cancel')({
  loader: async ({ context, location }) => {
    requireSubscription(location)
    const { subscription } = await context.queryClient
      .ensureQueryData(ownSubscriptionQuery())
      .catch(leaveWhenEnded)
    if (!subscription.active) throw redirect({ href: siteUrl('/billing') })
  },
  head: () => ({ meta: [{ title: translate('Cancel plan') }] }),
  component: CancelPlan,
})

function CancelPlan() {
  return <CancelPage subscription={useSuspenseQuery(ownSubscriptionQuery()).data.subscription} />
}
