import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ConfirmPlanChange } from '../features/billing/subscriptions/confirm-plan-change.tsx'
import {
  leaveWhenEnded,
  requireSubscription,
} from '../features/billing/subscriptions/require-subscription.ts'
import { ownSubscriptionQuery } from '../features/billing/subscriptions/subscriptions.queries.ts'
import { numberParam } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/billing/change-plan/$productId/$priceId/confirm')({
  loader: async ({ context, location, params }) => {
    requireSubscription(location)
    await context.queryClient.ensureQueryData(ownSubscriptionQuery()).catch(leaveWhenEnded)
    return { priceId: numberParam(params.priceId) }
  },
  head: () => ({ meta: [{ title: translate('Change plan') }] }),
  component: Confirm,
})

function Confirm() {
  return (
    <ConfirmPlanChange
      subscription={useSuspenseQuery(ownSubscriptionQuery()).data.subscription}
      priceId={Route.useLoaderData().priceId}
    />
  )
}
