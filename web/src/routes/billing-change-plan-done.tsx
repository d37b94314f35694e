import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { AskedPage } from '../features/billing/subscriptions/asked-page.tsx'
import {
  leaveWhenEnded,
  requireSubscription,
} from '../features/billing/subscriptions/require-subscription.ts'
import {
  ownSubscriptionQuery,
  refreshedQuery,
} from '../features/billing/subscriptions/subscriptions.queries.ts'
import { translate, useTranslate } from '../lib/i18n.ts'

/** Back from a page where somebody agreed to another plan. */
export const Route = createFileRoute('/_shell/billing/change-plan/$productId/$priceId/done')({
  loader: async ({ context, location }) => {
    requireSubscription(location)
    await context.queryClient.ensureQueryData(ownSubscriptionQuery()).catch(leaveWhenEnded)
  },
  head: () => ({ meta: [{ title: translate('Change plan') }] }),
  component: Done,
})

function Done() {
  const t = useTranslate()
  const { priceId } = Route.useParams()
  const { subscription } = useSuspenseQuery(ownSubscriptionQuery()).data
  return (
    <AskedPage
      query={refreshedQuery(subscription.id)}
      say={(answer) =>
        String(answer.subscription.price.id) === priceId
          ? t('Plan changed')
          : t('Your plan is the same as before')
      }
    />
  )
}
