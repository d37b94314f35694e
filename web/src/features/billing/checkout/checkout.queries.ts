import { checkoutEndpoints } from '@mediatheque/contract/billing/payments/checkouts.endpoints.ts'
import type { Gateway } from '@mediatheque/contract/billing/payments/gateways.ts'
import { queryOptions } from '@tanstack/react-query'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../lib/queries.ts'

export const paymentWaysQuery = () => endpointQuery(checkoutEndpoints.listPaymentWays)

/** What is due without a code: it depends on who asks. */
export const checkoutPreviewQuery = (productId: number, priceId: number) =>
  queryOptions({
    ...endpointQuery(checkoutEndpoints.previewCheckout, {
      body: { product_id: productId, price_id: priceId },
    }),
    staleTime: 0,
  })

export const previewCheckout = defineWrite(checkoutEndpoints.previewCheckout)
export const openCheckout = defineWrite(checkoutEndpoints.openCheckout)

const ASK_AGAIN_MS = 2_000
const MOST_QUESTIONS = 15
/** After that, whoever waits is told that it may take longer. */
export const WAITED_MS = ASK_AGAIN_MS * MOST_QUESTIONS

/** What became of a payment: asked for until it is known, for half a minute. */
export const checkoutDoneQuery = (gateway: Gateway) =>
  queryOptions({
    ...endpointQuery(checkoutEndpoints.finishCheckout, { body: { gateway } }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) =>
      state.data?.outcome === 'open' && state.dataUpdateCount < MOST_QUESTIONS
        ? ASK_AGAIN_MS
        : false,
  })
