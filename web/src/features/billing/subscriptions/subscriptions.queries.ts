import { planChangeEndpoints } from '@mediatheque/contract/billing/plan-changes/plan-changes.endpoints.ts'
import { subscriptionEndpoints } from '@mediatheque/contract/billing/subscriptions/subscriptions.endpoints.ts'
import type { SubscriptionView } from '@mediatheque/contract/billing/subscriptions/subscriptions.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../../lib/api.ts'
import { endpointQuery } from '../../../lib/queries.ts'
import { useSession } from '../../../lib/session.tsx'
import { toast } from '../../../lib/toast.ts'

export const ownSubscriptionQuery = () => endpointQuery(subscriptionEndpoints.getOwnSubscription)

/** Cancels or renews, and leads back to the billing page with what the server made of it. */
export function useChangeSubscription() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { user, changeBootstrap } = useSession()
  const settle = async (subscription: SubscriptionView, message: string) => {
    queries.setQueryData(ownSubscriptionQuery().queryKey, { subscription })
    if (user)
      changeBootstrap({
        user: {
          ...user,
          subscriptions: [{ valid: subscription.valid, active: subscription.active }],
        },
      })
    toast.positive(message)
    await navigate({ to: '/billing' })
  }
  return {
    cancel: async (id: number, message: string) =>
      settle(
        (await call(planChangeEndpoints.cancelSubscription, { params: { id }, body: {} }))
          .subscription,
        message,
      ),
    renew: async (id: number, message: string) =>
      settle(
        (await call(planChangeEndpoints.renewSubscription, { params: { id } })).subscription,
        message,
      ),
  }
}
