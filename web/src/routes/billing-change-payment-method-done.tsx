import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { AskedPage } from '../features/billing/subscriptions/asked-page.tsx'
import {
  leaveWhenEnded,
  requireSubscription,
} from '../features/billing/subscriptions/require-subscription.ts'
import {
  ownSubscriptionQuery,
  paymentMethodDoneQuery,
} from '../features/billing/subscriptions/subscriptions.queries.ts'
import { translate, useTranslate } from '../lib/i18n.ts'
import { textParameters } from '../lib/text-parameters.ts'

/** Back from saying how one pays; which page that was is in the address, and the payment service is asked about it. */
export const Route = createFileRoute('/_shell/billing/change-payment-method/done')({
  validateSearch: (search: Record<string, unknown>) => textParameters(search, ['page']),
  loader: async ({ context, location }) => {
    requireSubscription(location)
    await context.queryClient.ensureQueryData(ownSubscriptionQuery()).catch(leaveWhenEnded)
  },
  head: () => ({ meta: [{ title: translate('Change how you pay') }] }),
  component: Done,
})

function Done() {
  const t = useTranslate()
  const { page = '' } = Route.useSearch()
  const { subscription } = useSuspenseQuery(ownSubscriptionQuery()).data
  return (
    <AskedPage
      query={paymentMethodDoneQuery(subscription.id, page)}
      say={({ is_changed }) =>
        is_changed ? t('How you pay was changed') : t('How you pay is the same as before')
      }
    />
  )
}
