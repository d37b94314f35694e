import { z } from 'zod'
import { subscriber, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { providerPage } from '../payments/checkouts.schemas.ts'
import { subscriptionView } from '../subscriptions/subscriptions.schemas.ts'
import {
  cancelForm,
  changedSubscription,
  changeForm,
  changePreview,
  paymentMethodDoneForm,
  previewForm,
} from './plan-changes.schemas.ts'

const owner = withAccess(subscriber, {
  record: true,
  noVersion: 'It ends in the same state from whichever it begins, or is refused.',
})
/** What may cost something is done in person. */
const payer = withAccess(owner, { inPerson: true })

/** What members change of their own plan. What is paid is changed at the service that takes the payment. */
export const planChangeEndpoints = {
  cancelSubscription: defineEndpoint({
    method: 'POST',
    path: 'billing/subscriptions/:id/cancel',
    access: owner,
    summary: 'Cancel the own subscription, with its period or at once',
    params: idParams,
    body: cancelForm,
    response: changedSubscription,
  }),
  renewSubscription: defineEndpoint({
    method: 'POST',
    path: 'billing/subscriptions/:id/renew',
    access: payer,
    summary: 'Let the own cancelled subscription renew again, as long as it has not ended',
    params: idParams,
    response: changedSubscription,
  }),
  refreshSubscription: defineEndpoint({
    method: 'POST',
    path: 'billing/subscriptions/:id/refresh',
    access: owner,
    summary: 'Ask the payment service how the own subscription is now',
    params: idParams,
    response: z.object({ subscription: subscriptionView }),
  }),
  previewPlanChange: defineEndpoint({
    method: 'POST',
    path: 'billing/subscriptions/:id/change/preview',
    access: owner,
    summary: 'What it costs at this moment to change to another plan or price',
    params: idParams,
    body: previewForm,
    response: changePreview,
  }),
  changePlan: defineEndpoint({
    method: 'POST',
    path: 'billing/subscriptions/:id/change',
    access: payer,
    summary: 'Change to another plan or price, for the amount that was shown',
    params: idParams,
    body: changeForm,
    response: changedSubscription,
  }),
  openPaymentMethodChange: defineEndpoint({
    method: 'POST',
    path: 'billing/subscriptions/:id/payment-method',
    access: payer,
    summary: 'The address where the member says how they pay from now on',
    params: idParams,
    response: providerPage,
  }),
  finishPaymentMethodChange: defineEndpoint({
    method: 'POST',
    path: 'billing/subscriptions/:id/payment-method/done',
    access: payer,
    summary: 'Back from there: the payment service is asked, and what is open is paid',
    params: idParams,
    body: paymentMethodDoneForm,
    response: z.object({ is_changed: z.boolean(), subscription: subscriptionView }),
  }),
}
