import { z } from 'zod'
import { id, line, moment, token, wholeNumber } from '../../core/input.ts'
import { priceView } from '../products/products.schemas.ts'
import { subscriptionView } from '../subscriptions/subscriptions.schemas.ts'
import { GIFT_CODE_STATES } from './gift-codes.list.ts'

export const MOST_CODES_AT_ONCE = 200
export const LONGEST_NOTE = 200

const userName = z.object({ id: z.number(), username: z.string(), name: z.string() })

/** A code for those who look after subscriptions, without the code. */
export const giftCodeRecord = z.object({
  id: z.number(),
  /** The last letters of the code. */
  hint: z.string(),
  plan: z.object({ id: z.number(), name: z.string() }),
  /** The plan holds for one period of it. */
  price: priceView,
  note: z.string(),
  state: z.enum(GIFT_CODE_STATES),
  member: userName.extend({ image: z.string().nullable() }).nullable(),
  redeemed_at: z.string().nullable(),
  expires_at: z.string().nullable(),
  created_at: z.string(),
  created_by: userName.nullable(),
})
export type GiftCodeRecord = z.infer<typeof giftCodeRecord>
export const giftCodeAnswer = z.object({ gift_code: giftCodeRecord })

export const makeGiftCodesForm = z.object({
  price_id: id,
  count: wholeNumber({ least: 1, most: MOST_CODES_AT_ONCE }),
  note: line({ max: LONGEST_NOTE }).optional(),
  /** Null: they are good for ever. */
  expires_at: moment('Please choose a day.').nullable().optional(),
})
export type MakeGiftCodesForm = z.output<typeof makeGiftCodesForm>

/** Said once: nobody can read them again. */
export const madeGiftCodes = z.object({ codes: z.array(z.string()) })

export const redeemForm = z.object({
  /** Capitals, spaces and dashes do not matter. */
  code: token({ max: 64, missing: 'Please enter a code.' }),
})

export const redeemedGift = z.object({ subscription: subscriptionView })
