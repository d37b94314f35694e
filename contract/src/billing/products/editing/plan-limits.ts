export const PLAN_NAME_MAX_LENGTH = 100
export const PLAN_DESCRIPTION_MAX_LENGTH = 300
export const PLAN_FEATURE_MAX_LENGTH = 150
export const MOST_PLAN_FEATURES = 30
/** Offered at a time. */
export const MOST_PLAN_PRICES = 20
/** More would not be found on the page of plans. */
export const MOST_PLANS = 100
/** Two years, the longest that providers of payments allow. */
export const MOST_TRIAL_DAYS = 730
/** In whole units of whichever currency. */
export const MOST_AMOUNT = 99_999_999
export const LONGEST_PERIOD = { day: 1_095, month: 36, year: 3 } as const
/** Of those who have a plan or a price, so many are counted. */
export const MOST_COUNTED_SUBSCRIBERS = 10_000
