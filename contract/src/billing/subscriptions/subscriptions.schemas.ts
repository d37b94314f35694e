import { z } from 'zod'
import { wholeNumber } from '../../core/input.ts'
import { GATEWAYS } from '../payments/gateways.ts'
import { priceView, productView } from '../products/products.schemas.ts'
import { SUBSCRIPTION_STATES } from './subscription-states.ts'

/** An own subscription, with the plan as it is, even when it is not offered any more. */
export const subscriptionView = z.object({
  id: z.number(),
  /** The plan's rights hold, those of a cancelled one until its period ends. */
  valid: z.boolean(),
  /** It renews. */
  active: z.boolean(),
  /** The site granted it: nothing is paid, and there is no payment method. */
  granted: z.boolean(),
  /** Besides what it lists, the plan makes its users premium. */
  grants_premium: z.boolean(),
  product: productView.pick({ id: true, name: true, description: true, feature_list: true }),
  price: priceView,
  starts_at: z.string(),
  /** When it renews, or ends when it is cancelled. */
  current_period_end: z.string(),
  ends_at: z.string().nullable(),
  state: z.enum(SUBSCRIPTION_STATES),
  /** Where it is paid; null for one that was granted. */
  gateway: z.enum(GATEWAYS).nullable(),
  /** How it is paid, in few words: `Visa •••• 4242`. */
  paid_by: z.string().nullable(),
  /** Last day on which the card can be charged: `2027-02-28`. Null for other ways to pay. */
  card_expires_on: z.string().nullable(),
  /** Of the next payment, in whole units, where a coupon makes it less than the price; and its code. */
  next_amount: z.number().nullable(),
  coupon: z.string().nullable(),
  /** A payment failed: what the plan grants holds until then. */
  grace_until: z.string().nullable(),
  can: z.object({
    change_plan: z.boolean(),
    change_payment_method: z.boolean(),
    /** To cancel with the period; else cancelling ends it at once. */
    keep_period: z.boolean(),
    /** Of what was cancelled; a gift ends with its period. */
    renew: z.boolean(),
  }),
})
export type SubscriptionView = z.infer<typeof subscriptionView>

export const grantForm = z.object({
  user_id: wholeNumber({
    least: 1,
    most: Number.MAX_SAFE_INTEGER,
    message: 'Please choose an account.',
  }),
  price_id: wholeNumber({
    least: 1,
    most: Number.MAX_SAFE_INTEGER,
    message: 'Please choose a price of a plan.',
  }),
})
