import { z } from 'zod'
import { anyone, user, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import {
  checkoutDoneForm,
  checkoutForm,
  checkoutOutcome,
  checkoutPreview,
  checkoutPreviewForm,
  paymentWay,
  providerPage,
} from './checkouts.schemas.ts'

/** Whoever pays does so in person. */
const payer = withAccess(user, { inPerson: true })

export const checkoutEndpoints = {
  listPaymentWays: defineEndpoint({
    method: 'GET',
    path: 'billing/payment-ways',
    access: anyone,
    summary: 'Where plans can be paid at the moment; none where the site only grants them',
    response: z.object({ ways: z.array(paymentWay) }),
  }),
  openCheckout: defineEndpoint({
    method: 'POST',
    path: 'billing/checkouts',
    access: payer,
    summary: 'Begin to pay a plan: the address of the page where the member pays',
    body: checkoutForm,
    status: 201,
    response: providerPage,
  }),
  previewCheckout: defineEndpoint({
    method: 'POST',
    path: 'billing/checkouts/preview',
    access: user,
    summary: 'What is due for a plan, with a code or without, before it is paid',
    body: checkoutPreviewForm,
    response: checkoutPreview,
  }),
  finishCheckout: defineEndpoint({
    method: 'POST',
    path: 'billing/checkouts/done',
    access: payer,
    summary: 'Back from paying: the service is asked what became of it',
    body: checkoutDoneForm,
    response: checkoutOutcome,
  }),
}
