import { toWhole } from '@mediatheque/contract/billing/money.ts'
import { PRICE_INTERVALS } from '@mediatheque/contract/billing/products/products.schemas.ts'
import type {
  Difference,
  PlanThere,
  SoldPriceView,
} from '@mediatheque/contract/billing/products/providers/plans-there.schemas.ts'
import type { HeldPrice } from '../payment-provider.ts'
import type { FoundDifference } from './compare-plan.service.ts'
import type { HeldPlan } from './plans-there.service.ts'
import type { PlanPrice } from './provider-prices.repository.ts'

const presentPrice = (price: Omit<PlanPrice, 'id'>): SoldPriceView => ({
  amount: toWhole(price.amount_minor, price.currency),
  currency: price.currency,
  interval: price.interval as SoldPriceView['interval'],
  interval_count: price.interval_count,
})

/** Weeks, and amounts that follow from how much is used, are none of ours. */
function presentHeld({ amount, interval, intervalCount }: HeldPrice): SoldPriceView | null {
  if (!amount || !(PRICE_INTERVALS as readonly string[]).includes(interval)) return null
  const { minor: amount_minor, currency } = amount
  return presentPrice({ amount_minor, currency, interval, interval_count: intervalCount })
}

const presentDifference = ({ kind, price, held }: FoundDifference): Difference => ({
  kind,
  price: presentPrice(price),
  name: held?.name ?? null,
  there: held && presentHeld(held),
})

export const presentHeldPlan = ({ gateway, differences, fault }: HeldPlan): PlanThere => ({
  gateway,
  differences: differences.map(presentDifference),
  fault,
})
