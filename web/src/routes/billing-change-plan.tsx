import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { productsQuery } from '../features/billing/products/products.queries.ts'
import { ChangePlanPage } from '../features/billing/subscriptions/change-plan-page.tsx'
import {
  leaveWhenEnded,
  requireSubscription,
} from '../features/billing/subscriptions/require-subscription.ts'
import { ownSubscriptionQuery } from '../features/billing/subscriptions/subscriptions.queries.ts'
import { translate } from '../lib/i18n.ts'
import { siteUrl } from '../lib/page-data.ts'

export const Route = createFileRoute('/_shell/billing/change-plan')({
  loader: async ({ context, location }) => {
    requireSubscription(location)
    const [{ subscription }] = await Promise.all([
      context.queryClient.ensureQueryData(ownSubscriptionQuery()).catch(leaveWhenEnded),
      context.queryClient.ensureQueryData(productsQuery()),
    ])
    if (!subscription.can.change_plan) throw redirect({ href: siteUrl('/billing') })
  },
  head: () => ({ meta: [{ title: translate('Change plan') }] }),
  component: ChangePlan,
})

function ChangePlan() {
  return (
    <ChangePlanPage
      subscription={useSuspenseQuery(ownSubscriptionQuery()).data.subscription}
      products={useSuspenseQuery(productsQuery()).data.pagination.data}
    />
  )
}
