import { z } from 'zod'
import { id } from '../../core/input.ts'
import { GATEWAYS } from './gateways.ts'

const gateway = z.enum(GATEWAYS, 'Please choose how you want to pay.')

/** Where plans can be paid at the moment, in the order in which it is offered. */
export const paymentWay = z.object({
  gateway: z.enum(GATEWAYS),
  /** Its test mode: nobody pays anything. */
  is_test: z.boolean(),
})
export type PaymentWay = z.infer<typeof paymentWay>

export const checkoutForm = z.object({ product_id: id, price_id: id, gateway })
export const checkoutDoneForm = z.object({ gateway })

/** `open`: the service does not know of a payment yet. `none`: nothing was begun there, or it came to nothing. */
export const CHECKOUT_OUTCOMES = ['paid', 'open', 'none'] as const
export const checkoutOutcome = z.object({
  outcome: z.enum(CHECKOUT_OUTCOMES),
  /** Of what was paid. */
  product_id: z.number().nullable(),
})
export type CheckoutOutcome = z.infer<typeof checkoutOutcome>

/** Where the member goes on: a page of the service. */
export const providerPage = z.object({ url: z.string() })
