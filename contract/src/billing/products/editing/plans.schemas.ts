import { z } from 'zod'
import { decimal, flag, id, line, text, wholeNumber } from '../../../core/input.ts'
import { seenVersion, versionView } from '../../../core/version.ts'
import { CURRENCIES } from '../../money.ts'
import { PRICE_INTERVALS, priceView } from '../products.schemas.ts'
import {
  LONGEST_PERIOD,
  MOST_AMOUNT,
  MOST_PLAN_FEATURES,
  MOST_PLAN_PRICES,
  MOST_PLANS,
  MOST_TRIAL_DAYS,
  PLAN_DESCRIPTION_MAX_LENGTH,
  PLAN_FEATURE_MAX_LENGTH,
  PLAN_NAME_MAX_LENGTH,
} from './plan-limits.ts'

const roleName = z.object({ id: z.number(), name: z.string() })

/** How many have something: counted up to a limit, of more it is said that they are more. */
const subscribers = {
  subscribers_count: z.number(),
  subscribers_count_is_minimum: z.boolean(),
}

/** A plan for those who look after plans. */
export const planRow = z.object({
  id: z.number(),
  version: versionView,
  name: z.string(),
  description: z.string().nullable(),
  /** Not offered any more; who has it keeps it. */
  hidden: z.boolean(),
  free: z.boolean(),
  recommended: z.boolean(),
  grants_premium: z.boolean(),
  /** Whoever has the plan has the rights of this role, too. */
  role: roleName.nullable(),
  trial_days: z.number(),
  feature_list: z.array(z.string()),
  /** Where it stands among the others, from 1. */
  place: z.number(),
  /** Those that are offered, cheapest first. */
  prices: z.array(priceView),
  ...subscribers,
  updated_at: z.string(),
})
export type PlanRow = z.infer<typeof planRow>

/** As its editor begins with it. */
export const editedPlan = planRow.extend({
  /** Of the offered prices, how many have each. */
  price_subscribers: z.array(z.object({ price_id: z.number(), ...subscribers })),
  /** Not offered any more, of those who have them still. */
  former_prices: z.array(priceView.extend(subscribers)),
})
export type EditedPlan = z.infer<typeof editedPlan>
export const editedPlanAnswer = z.object({ plan: editedPlan })

/** A role that a plan may grant. */
export const planRole = roleName.extend({
  /** Whether the reader has every right that it gives. */
  can_grant: z.boolean(),
})
export type PlanRole = z.infer<typeof planRole>

const UNKNOWN_CURRENCY = 'Please choose a currency.'

/** How long a price buys: three years at most, which providers of payments allow. */
const period = z.object({
  interval: z.enum(PRICE_INTERVALS),
  interval_count: wholeNumber({ least: 1, most: LONGEST_PERIOD.day }).default(1),
})

export const priceForm = period
  .extend({
    amount: decimal({ most: MOST_AMOUNT }).refine((amount) => amount > 0, {
      error: 'A price is more than nothing.',
    }),
    currency: z.enum(CURRENCIES as [string, ...string[]], { error: UNKNOWN_CURRENCY }),
  })
  .refine(({ interval, interval_count }) => interval_count <= LONGEST_PERIOD[interval], {
    path: ['interval_count'],
    error: 'A period lasts three years at most.',
  })
export type PriceForm = z.output<typeof priceForm>

export const planForm = z.object({
  name: line({
    max: PLAN_NAME_MAX_LENGTH,
    missing: 'Please enter a name.',
    tooLong: 'This name is too long.',
  }),
  description: text({
    max: PLAN_DESCRIPTION_MAX_LENGTH,
    tooLong: 'This description is too long.',
  })
    .nullish()
    .transform((words) => words || null),
  hidden: flag.default(false),
  free: flag.default(false),
  recommended: flag.default(false),
  grants_premium: flag.default(false),
  role_id: id.nullish().transform((role) => role ?? null),
  trial_days: wholeNumber({ most: MOST_TRIAL_DAYS }).default(0),
  feature_list: z
    .array(
      line({
        max: PLAN_FEATURE_MAX_LENGTH,
        missing: 'Please enter a text, or remove the line.',
        tooLong: 'This text is too long.',
      }),
    )
    .max(MOST_PLAN_FEATURES)
    .default([]),
  /** Of those that are there, what is not among them is offered no more; who has it keeps it. */
  prices: z.array(priceForm).max(MOST_PLAN_PRICES).default([]),
})
export type PlanForm = z.output<typeof planForm>
export const updatePlanForm = planForm.extend(seenVersion.shape)

/** Every plan by number, in the order in which they are shown. */
export const planOrderForm = z.object({ ids: z.array(id).min(1).max(MOST_PLANS) })
