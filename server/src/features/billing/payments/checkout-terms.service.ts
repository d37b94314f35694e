import type { CouponDuration } from '@mediatheque/contract/billing/coupons/coupons.schemas.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { cheaperPayments, offOf } from '../coupons/coupons.policy.ts'
import {
  type Coupon,
  findHoldersToAsk,
  findUsableCoupon,
  type Use,
} from '../coupons/use-coupon.service.ts'
import {
  type Discount,
  type Gateway,
  listOfferedGateways,
  type Sale,
  takesSale,
  TAKES_NOTHING,
} from '../payment-providers/open-provider.service.ts'
import type { PriceWithPlan } from '../payment-providers/provider-names.service.ts'
import { hasPaidBefore } from '../subscriptions/paid-subscriptions.service.ts'
import { HELD_MS } from './held-checkouts.ts'
import { settleCheckoutKind } from './payment-jobs.ts'
import { getSoldPrice } from './sold-prices.service.ts'

const MOST_ASKED = 20

type ToFindTerms = Needs<'secrets' | 'clock' | 'jobs' | ToReadSettings>

/** What somebody pays, and for which price: the same where it is shown and where it is paid. */
export interface CheckoutTerms {
  readonly price: PriceWithPlan
  readonly isFirst: boolean
  readonly coupon: Coupon | null
  /** Off each payment that the coupon makes cheaper. */
  readonly offMinor: number
  readonly trialDays: number
  readonly dueMinor: number
  /** Where it can be paid now. */
  readonly gateways: readonly Gateway[]
}

interface Wanted {
  readonly userId: number
  readonly productId?: number
  readonly priceId: number
  readonly code?: string
}

/**
 * What is due now, for who asks. A code takes the place of days for free: what it takes off, it takes off at once.
 * @throws AppError validation, tooManyRequests for codes
 */
export async function findTerms(
  platform: ToFindTerms,
  { userId, productId, priceId, code }: Wanted,
): Promise<CheckoutTerms> {
  const [settings, price] = await Promise.all([
    getSettings(platform),
    getSoldPrice(platform, priceId, productId),
  ])
  const isFirst = !(await hasPaidBefore(platform.db, userId))
  const coupon = code === undefined ? null : await find(platform, code, { userId, price, isFirst })
  const offMinor = coupon ? offOf(coupon, price) : 0
  const trialDays = isFirst && !coupon ? price.trial_days : 0
  const isFree = offMinor >= price.amount_minor
  return {
    price,
    isFirst,
    coupon,
    offMinor,
    trialDays,
    dueMinor: trialDays > 0 ? 0 : price.amount_minor - offMinor,
    gateways: listOfferedGateways(settings).filter((gateway) =>
      isFree ? TAKES_NOTHING[gateway] : takesSale(gateway, saleOf(price, coupon, offMinor)),
    ),
  }
}

function saleOf(price: PriceWithPlan, coupon: Coupon | null, offMinor: number): Sale {
  const { currency, interval, interval_count: intervalCount } = price
  return {
    amount: { minor: price.amount_minor, currency },
    due: { minor: price.amount_minor - offMinor, currency },
    interval,
    intervalCount,
    cheaperPayments: coupon && paymentsOf(coupon, price),
  }
}

const paymentsOf = ({ duration, months }: Coupon, price: PriceWithPlan): number | null =>
  cheaperPayments({ duration: duration as CouponDuration, months }, price)

/** Where it is used up, those are asked after who hold a use and did not pay: one of them may be free again in a moment. */
async function find(platform: ToFindTerms, code: string, use: Use): Promise<Coupon> {
  try {
    return await findUsableCoupon(platform, code, use)
  } catch (error) {
    const before = new Date(platform.clock.now().getTime() - HELD_MS)
    const stale = await findHoldersToAsk(platform.db, code, { before, limit: MOST_ASKED })
    for (const checkoutId of stale)
      await platform.jobs.enqueue(platform.db, settleCheckoutKind, { checkoutId })
    throw error
  }
}

/** @throws AppError validation where it is not paid this way */
export function assertPaidBy(
  { coupon, offMinor, price, gateways }: CheckoutTerms,
  gateway: Gateway,
): void {
  if (gateways.includes(gateway)) return
  if (coupon && offMinor >= price.amount_minor && gateways.length > 0)
    throw fieldError('gateway', 'What costs nothing with this code cannot be begun this way.')
  throw fieldError('gateway', 'Nothing can be paid this way at the moment.')
}

/** A coupon as providers are told of it. */
export function discountOf({ coupon, price, offMinor }: CheckoutTerms): Discount | null {
  if (!coupon) return null
  const { currency } = price
  return {
    key: coupon.key,
    name: coupon.code,
    percentOff: coupon.percent_off,
    amountOff:
      coupon.amount_off_minor === null ? null : { minor: coupon.amount_off_minor, currency },
    duration: coupon.duration as CouponDuration,
    months: coupon.months,
    off: { minor: offMinor, currency },
    amountDue: { minor: price.amount_minor - offMinor, currency },
    payments: paymentsOf(coupon, price),
  }
}
