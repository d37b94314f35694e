import { planChangeEndpoints } from '@mediatheque/contract/billing/plan-changes/plan-changes.endpoints.ts'
import { subscriptionEndpoints } from '@mediatheque/contract/billing/subscriptions/subscriptions.endpoints.ts'
import { bootstrapEndpoints } from '@mediatheque/contract/site/bootstrap/bootstrap.endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../../lib/api.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../lib/queries.ts'
import { useSession } from '../../../lib/session.tsx'
import { toast } from '../../../lib/toast.ts'

export const ownSubscriptionQuery = () => endpointQuery(subscriptionEndpoints.getOwnSubscription)

export const cancelSubscription = defineWrite(planChangeEndpoints.cancelSubscription)
export const renewSubscription = defineWrite(planChangeEndpoints.renewSubscription)
export const changePlan = defineWrite(planChangeEndpoints.changePlan)
export const openPaymentMethodChange = defineWrite(planChangeEndpoints.openPaymentMethodChange)

/** What is due is good for as long as somebody looks at it. */
export const changePreviewQuery = (id: number, priceId: number) =>
  queryOptions({
    ...endpointQuery(planChangeEndpoints.previewPlanChange, {
      params: { id },
      body: { price_id: priceId },
    }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

export const refreshedQuery = (id: number) =>
  queryOptions({
    ...endpointQuery(planChangeEndpoints.refreshSubscription, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

export const paymentMethodDoneQuery = (id: number, page: string) =>
  queryOptions({
    ...endpointQuery(planChangeEndpoints.finishPaymentMethodChange, {
      params: { id },
      body: { page },
    }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

/** Leads on once a plan is another one: with the rights that it grants now, and all that is read by them. */
export function useSettled() {
  const navigate = useNavigate()
  const { applyBootstrapData } = useSession()
  return async (to: '/billing' | '/pricing', message: string) => {
    await applyBootstrapData(await call(bootstrapEndpoints.getBootstrapData))
    toast.positive(message)
    await navigate({ to })
  }
}
