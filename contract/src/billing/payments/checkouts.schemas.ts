import { z } from 'zod'
import { id } from '../../core/input.ts'
import { couponTerms, typedCode } from '../coupons/coupons.schemas.ts'
import { GATEWAYS } from './gateways.ts'

const gateway = z.enum(GATEWAYS, 'Please choose how you want to pay.')

/** Where plans can be paid at the moment, in the order in which it is offered. */
export const paymentWay = z.object({
  gateway: z.enum(GATEWAYS),
  /** Its test mode: nobody pays anything. */
  is_test: z.boolean(),
})
export type PaymentWay = z.infer<typeof paymentWay>

/** Of a coupon; nothing without one. */
const code = typedCode.optional()
export const checkoutForm = z.object({ product_id: id, price_id: id, gateway, code })
export const checkoutPreviewForm = checkoutForm.omit({ gateway: true })

/** What is due at once, for who asks, before they pay it; in whole units of the currency. */
export const checkoutPreview = z.object({
  /** The price itself. */
  amount: z.number(),
  currency: z.string(),
  amount_due: z.number(),
  /** Nothing is due for so many days. */
  trial_days: z.number(),
  /** What a code takes off each payment that it makes cheaper. */
  discount: couponTerms.extend({ off: z.number() }).nullable(),
  /** Where it can be paid: not everywhere, where nothing is left to pay. */
  gateways: z.array(z.enum(GATEWAYS)),
})
export type CheckoutPreview = z.infer<typeof checkoutPreview>

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
