import type { CheckoutPreview } from '@mediatheque/contract/billing/payments/checkouts.schemas.ts'
import { toWhole } from '@mediatheque/contract/billing/money.ts'
import { presentCouponTerms } from '../coupons/coupons.presenter.ts'
import type { CheckoutTerms } from './checkout-terms.service.ts'

export function presentTerms(terms: CheckoutTerms): CheckoutPreview {
  const { price, coupon, offMinor, trialDays, dueMinor, gateways } = terms
  const whole = (minor: number) => toWhole(minor, price.currency)
  return {
    amount: whole(price.amount_minor),
    currency: price.currency,
    amount_due: whole(dueMinor),
    trial_days: trialDays,
    discount: coupon && { ...presentCouponTerms(coupon), off: whole(offMinor) },
    gateways: [...gateways],
  }
}
