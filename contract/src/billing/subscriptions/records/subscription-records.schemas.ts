import { z } from 'zod'
import { id, line, moment } from '../../../core/input.ts'
import { priceView } from '../../products/products.schemas.ts'
import { SUBSCRIPTION_KINDS, SUBSCRIPTION_STATES } from './subscription-records.list.ts'

const userName = z.object({ id: z.number(), username: z.string(), name: z.string() })

/** A subscription for those who look after them. */
export const subscriptionRecord = z.object({
  id: z.number(),
  member: userName.extend({ image: z.string().nullable() }),
  plan: z.object({ id: z.number(), name: z.string() }),
  price: priceView,
  kind: z.enum(SUBSCRIPTION_KINDS),
  state: z.enum(SUBSCRIPTION_STATES),
  /** Who gave it; null for the site itself, and where nobody did. */
  granted_by: userName.nullable(),
  starts_at: z.string(),
  current_period_end: z.string(),
  ends_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  /** The end of what is paid for is up to whoever takes the payment: it can only be ended. */
  can: z.object({ extend: z.boolean(), end: z.boolean() }),
})
export type SubscriptionRecord = z.infer<typeof subscriptionRecord>
export const subscriptionRecordAnswer = z.object({ subscription: subscriptionRecord })

/** What somebody wants to grant: to whom is said by username. */
export const grantByNameForm = z.object({
  username: line({ max: 64, missing: 'Please enter a username.' }),
  price_id: id,
})
export type GrantByNameForm = z.output<typeof grantByNameForm>

export const extendForm = z.object({
  /** The new end of the period. */
  until: moment('Please choose a day.'),
  /** The end of the period as it was seen. */
  seen: moment(),
})

export const endForm = z.object({
  /** At once, or with the period that it has. */
  when: z.enum(['now', 'period']),
})
