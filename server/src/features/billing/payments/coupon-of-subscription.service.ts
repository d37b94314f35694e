import type { Money } from '@mediatheque/contract/billing/money.ts'
import type { Database } from '../../../platform/database/database.ts'
import { offOf } from '../coupons/coupons.policy.ts'
import { type Coupon, findCouponById } from '../coupons/use-coupon.service.ts'
import type {
  PaymentProvider,
  ProviderSubscription,
} from '../payment-providers/open-provider.service.ts'
import type { PriceWithPlan } from '../payment-providers/provider-names.service.ts'
import type { CheckoutRow } from './checkouts.repository.ts'

/** The coupon that a subscription was begun with, and what it does to its payments. */
export interface CouponOf {
  readonly coupon: Coupon
  /** Null: the next payment is the price. */
  readonly nextAmountMinor: number | null
  /** What was taken off a payment, where its provider says only what was paid. */
  offOf(paid: Money): number
}

interface Found {
  readonly seen: ProviderSubscription
  readonly row: { readonly coupon_id: number | null; readonly price_id: number } | undefined
  readonly checkout: CheckoutRow | undefined
  readonly price: PriceWithPlan
}

export async function couponOf(
  tx: Database,
  provider: PaymentProvider,
  { seen, row, checkout, price }: Found,
): Promise<CouponOf | undefined> {
  const id = row ? row.coupon_id : (checkout?.coupon_id ?? null)
  // What a provider lets end with a change of plan is over.
  if (id === null || (row && row.price_id !== price.id && !provider.keepsDiscounts))
    return undefined
  const coupon = await findCouponById(tx, id)
  if (!coupon) return undefined
  const off = seen.exactOffMinor ?? offOf(coupon, price)
  const isNextCheaper =
    coupon.duration !== 'once' && (seen.isNextCheaper ?? coupon.duration === 'forever')
  return {
    coupon,
    nextAmountMinor: isNextCheaper && off > 0 ? price.amount_minor - off : null,
    offOf: ({ minor, currency }) =>
      currency === price.currency && minor === price.amount_minor - off ? off : 0,
  }
}

/** As a subscription keeps it. */
export const whatItDoes = (found: CouponOf | undefined) => ({
  couponId: found?.coupon.id ?? null,
  nextAmountMinor: found?.nextAmountMinor ?? null,
})
