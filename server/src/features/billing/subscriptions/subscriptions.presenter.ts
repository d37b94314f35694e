import { toWhole } from '@mediatheque/contract/billing/money.ts'
import type { SubscriptionView } from '@mediatheque/contract/billing/subscriptions/subscriptions.schemas.ts'
import { presentPrice, presentProductTexts } from '../products/products.presenter.ts'
import { isValid, renews } from '../plan-rights/plan-rights.policy.ts'
import { canChangePaymentMethod, canChangePlan, keepsPeriod } from './subscriptions.policy.ts'
import type { FullSubscription } from './subscriptions.service.ts'

export function presentSubscription(row: FullSubscription, now: Date): SubscriptionView {
  const {
    id,
    product_id,
    price_id,
    gateway,
    grants_premium,
    starts_at,
    current_period_end,
    ends_at,
  } = row
  return {
    id,
    valid: isValid(row, now),
    active: isValid(row, now) && renews(row),
    granted: gateway === 'none',
    grants_premium,
    product: presentProductTexts({ ...row, id: product_id }),
    price: presentPrice({ ...row, id: price_id }),
    starts_at: starts_at.toISOString(),
    current_period_end: current_period_end.toISOString(),
    ends_at: ends_at?.toISOString() ?? null,
    state: row.state as SubscriptionView['state'],
    gateway: gateway === 'none' ? null : (gateway as SubscriptionView['gateway']),
    paid_by: row.paid_by,
    card_expires_on: row.card_expires_on,
    next_amount:
      row.next_amount_minor === null ? null : toWhole(row.next_amount_minor, row.currency),
    coupon: row.next_amount_minor === null ? null : row.coupon_code,
    grace_until: row.grace_until?.toISOString() ?? null,
    can: {
      change_plan: canChangePlan(row),
      change_payment_method: canChangePaymentMethod(row),
      keep_period: keepsPeriod(row),
      renew: !row.is_gift,
    },
  }
}
