import { z } from 'zod'
import { decimal, id, moment, token } from '../../core/input.ts'
import { priceView, productView } from '../products/products.schemas.ts'
import { subscriptionView } from '../subscriptions/subscriptions.schemas.ts'

export const previewForm = z.object({ price_id: id })

/** What a change of plan costs at this moment. */
export const changePreview = z.object({
  product: productView.pick({ id: true, name: true, description: true, feature_list: true }),
  price: priceView,
  /** Due at once, in whole units of the currency; null where only the page of the service says it. */
  amount_due: z.number().nullable(),
  currency: z.string(),
  /** The moment that the amount is counted for: the change is made for the same. */
  counted_at: z.string(),
})
export type ChangePreview = z.infer<typeof changePreview>

const MOST_DUE = 1e12

/** With what was shown, so that nobody pays another amount. */
export const changeForm = z.object({
  price_id: id,
  amount_due: decimal({ most: MOST_DUE }).nullable(),
  counted_at: moment(),
})

export const cancelForm = z.object({
  /** With the time that is paid for, or at once. */
  when: z.enum(['period', 'now']).default('period'),
})

/** What became of the subscription; and where the member has to go on, at the service, before anything becomes of it. */
export const changedSubscription = z.object({
  subscription: subscriptionView,
  url: z.string().nullable(),
})
export const paymentMethodDoneForm = z.object({ page: token({ max: 200 }) })
