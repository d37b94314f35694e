import { z } from 'zod'
import { decimal, flag, id, line, moment, token, wholeNumber } from '../../core/input.ts'
import { paginated } from '../../core/list-query.ts'
import { CURRENCIES } from '../money.ts'
import { MOST_AMOUNT, MOST_PLANS } from '../products/editing/plan-limits.ts'
import { COUPON_STATES } from './coupons.list.ts'

export const COUPON_DURATIONS = ['once', 'months', 'forever'] as const
export type CouponDuration = (typeof COUPON_DURATIONS)[number]

export const MOST_COUPON_MONTHS = 36
export const MOST_REDEMPTIONS = 1_000_000
const LONGEST_CODE = 40
const LONGEST_NOTE = 200

/** What a coupon takes off, and for how long. Of the two ways one is null; amounts are in whole units of the currency. */
export const couponTerms = z.object({
  code: z.string(),
  percent_off: z.number().nullable(),
  amount_off: z.number().nullable(),
  currency: z.string().nullable(),
  duration: z.enum(COUPON_DURATIONS),
  months: z.number().nullable(),
})
export type CouponTerms = z.infer<typeof couponTerms>

const userName = z.object({ id: z.number(), username: z.string(), name: z.string() })
const planName = z.object({ id: z.number(), name: z.string() })

/** A coupon for those who look after subscriptions. */
export const couponRecord = couponTerms.extend({
  id: z.number(),
  note: z.string(),
  /** Null: for every plan. */
  plans: z.array(planName).nullable(),
  /** For who pays here for the first time. */
  for_new_members: z.boolean(),
  state: z.enum(COUPON_STATES),
  redeemed: z.number(),
  /** Pages on which it may be paid are open: they count until it is known what became of them. */
  held: z.number(),
  most_redemptions: z.number().nullable(),
  expires_at: z.string().nullable(),
  created_at: z.string(),
  created_by: userName.nullable(),
})
export type CouponRecord = z.infer<typeof couponRecord>
export const couponAnswer = z.object({ coupon: couponRecord })

/** As somebody types it: capitals, spaces and dashes do not matter. */
export const typedCode = token({ max: 64, missing: 'Please enter a code.' })

const limits = {
  /** Null: good for ever. */
  expires_at: moment('Please choose a day.')
    .nullish()
    .transform((at) => at ?? null),
  /** Null: as many as there are members; each uses it once. */
  most_redemptions: wholeNumber({ least: 1, most: MOST_REDEMPTIONS })
    .nullish()
    .transform((most) => most ?? null),
}
export const couponLimitsForm = z.object(limits)
export type CouponLimits = z.output<typeof couponLimitsForm>

export const couponForm = z
  .object({
    code: line({ max: LONGEST_CODE, missing: 'Please enter a code.' }).regex(
      /^\s*[A-Za-z0-9](?:[ -]?[A-Za-z0-9]){2,}\s*$/,
      'At least three letters from A to Z or digits, with dashes between them.',
    ),
    note: line({ max: LONGEST_NOTE }).default(''),
    percent_off: wholeNumber({ least: 1, most: 100 })
      .nullish()
      .transform((percent) => percent ?? null),
    amount_off: decimal({ most: MOST_AMOUNT })
      .nullish()
      .transform((amount) => amount ?? null),
    currency: z
      .enum(CURRENCIES as [string, ...string[]], { error: 'Please choose a currency.' })
      .nullish()
      .transform((currency) => currency ?? null),
    duration: z.enum(COUPON_DURATIONS).default('once'),
    months: wholeNumber({ least: 1, most: MOST_COUPON_MONTHS })
      .nullish()
      .transform((months) => months ?? null),
    /** Null: for every plan. */
    plan_ids: z
      .array(id)
      .min(1)
      .max(MOST_PLANS)
      .nullish()
      .transform((ids) => ids ?? null),
    for_new_members: flag.default(false),
    ...limits,
  })
  .superRefine(({ percent_off, amount_off, currency, duration, months }, context) => {
    const say = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (percent_off === null && !amount_off)
      say(amount_off === null ? 'percent_off' : 'amount_off', 'Please say what it takes off.')
    if (percent_off !== null && amount_off !== null)
      say('amount_off', 'A coupon takes off a percentage or an amount, not both.')
    if (amount_off !== null && currency === null) say('currency', 'Please choose a currency.')
    if (duration === 'months' && months === null) say('months', 'Please say for how many months.')
  })
export type CouponForm = z.output<typeof couponForm>

/** Who used it. */
export const couponRedemption = z.object({
  id: z.number(),
  /** Null: the account is gone. */
  member: userName.extend({ image: z.string().nullable() }).nullable(),
  plan: z.string().nullable(),
  /** Off each payment that it makes cheaper, in whole units. */
  off: z.number(),
  currency: z.string().nullable(),
  /** Null: the page on which it may be paid is open. */
  redeemed_at: z.string().nullable(),
  held_at: z.string(),
})
export type CouponRedemption = z.infer<typeof couponRedemption>
export const couponRedemptionPage = paginated(couponRedemption)
