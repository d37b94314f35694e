import type { SubscriptionView } from '@mediatheque/contract/billing/subscriptions/subscriptions.schemas.ts'
import { presentPrice, presentProductTexts } from '../products/products.presenter.ts'
import { isValid, renews } from '../plan-rights/plan-rights.policy.ts'
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
  }
}
